// That a question is not answered, and why.

/** What the server says when it does not answer the question. */
export class Refusal extends Error {
  constructor(status, answer) {
    super((answer.errors ?? [`The server says ${status}.`]).join('\n'));
    this.status = status;
    this.errors = answer.errors ?? [this.message];
    this.problems = answer.problems ?? [];
  }

  /** The sentences without the place in the text that each is about. */
  get bare() {
    return this.problems.length ? this.problems.map(each => each.message) : this.errors;
  }
}
