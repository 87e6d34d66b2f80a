// Holds the puzzles of the sheet, which this browser keeps: their files, and the place of the current puzzle among
// them.

const PLACE = 'quadrille.sheet.puzzles';

export class Puzzles {
  /** Each entry is a file, or null for the current puzzle. */
  #all = JSON.parse(localStorage.getItem(PLACE) ?? '[null]');

  /** Returns the files in their order without duplicates: [{at, file}]. */
  files(current) {
    return this.#all.map((file, at) => ({at, file: file ?? current}))
      .filter(({at, file}) => this.#all[at] !== null || !this.#all.includes(file));
  }

  has(current) {
    return this.#all.some(file => file === null || file === current);
  }

  /** Adds the current puzzle at the end, unless it is there already. */
  add() {
    if (!this.#all.includes(null)) this.#become([...this.#all, null]);
  }

  /** Keeps the current puzzle as a file. The next puzzle that is opened comes after it. */
  keep(current) {
    const kept = this.#all.includes(current) ? this.#all.filter(file => file !== null) : this.#all.map(file => file ?? current);
    this.#become([...kept, null]);
  }

  /** Moves a puzzle one place up on the sheet. */
  raise(at, current) {
    const files = this.files(current);
    const before = files[files.findIndex(each => each.at === at) - 1].at;
    const all = [...this.#all];
    all.splice(before, 0, ...all.splice(at, 1));
    this.#become(all);
  }

  /** Removes a puzzle, even if it is the current one. */
  remove(at, current) {
    const isCurrent = (this.#all[at] ?? current) === current;
    this.#become(this.#all.filter((file, each) => each !== at && !(isCurrent && file === null)));
  }

  #become(all) {
    this.#all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // Without storage, the puzzles are on the sheet only while the page is open.
    }
  }
}
