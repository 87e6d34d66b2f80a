// Answers that this tab has had, so that neither a reload nor the browser's Back asks anew.

const PLACE = 'quadrille.found';
const MOST = 8;

export class Found {
  #all = recall();

  of(question) {
    return this.#all.find(each => each.question === question);
  }

  keep(question, found) {
    this.#all = [{question, ...found}, ...this.#all.filter(each => each.question !== question)].slice(0, MOST);
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing, or not so much, answers all the same.
    }
  }
}

function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE)) ?? [];
  } catch {
    return [];
  }
}
