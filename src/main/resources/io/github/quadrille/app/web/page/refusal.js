// Defines the error for a question that is not answered.

/** A `Refusal` holds what the server says when it does not answer a question. */
export class Refusal extends Error {
  constructor(status, answer) {
    super((answer.errors ?? [`The server says ${status}.`]).join('\n'));
    this.status = status;
    this.errors = answer.errors ?? [this.message];
    this.problems = answer.problems ?? [];
  }

  /** Returns the messages without their places in the text. */
  get bare() {
    return this.problems.length ? this.problems.map(each => each.message) : this.errors;
  }
}
