// Keeps the answers of this browser tab, so that a reload or the Back button need not ask again.

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
      // Answers are shown even if the browser cannot store them.
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
