// The puzzles of the sheet, which this browser keeps: files, and where the puzzle on the table is among them.

const PLACE = 'quadrille.sheet.puzzles';

export class Puzzles {
  /** A file each; null stands for the puzzle on the table. */
  #all = JSON.parse(localStorage.getItem(PLACE) ?? '[null]');

  /** Returns the files in their order, none of them twice: [{at, file}]. */
  files(current) {
    return this.#all.map((file, at) => ({at, file: file ?? current}))
      .filter(({at, file}) => this.#all[at] !== null || !this.#all.includes(file));
  }

  has(current) {
    return this.#all.some(file => file === null || file === current);
  }

  /** Puts the puzzle on the table at the end, where it is not yet there. */
  add() {
    if (!this.#all.includes(null)) this.#become([...this.#all, null]);
  }

  /** Keeps the puzzle on the table, so that another can come after it. */
  keep(current) {
    const kept = this.#all.includes(current) ? this.#all.filter(file => file !== null) : this.#all.map(file => file ?? current);
    this.#become([...kept, null]);
  }

  /** Moves one before the one that is before it on the sheet. */
  raise(at, current) {
    const files = this.files(current);
    const before = files[files.findIndex(each => each.at === at) - 1].at;
    const all = [...this.#all];
    all.splice(before, 0, ...all.splice(at, 1));
    this.#become(all);
  }

  /** Takes one away, also where it lies on the table. */
  remove(at, current) {
    const isCurrent = (this.#all[at] ?? current) === current;
    this.#become(this.#all.filter((file, each) => each !== at && !(isCurrent && file === null)));
  }

  #become(all) {
    this.#all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // They are on the sheet as long as the page is open.
    }
  }
}
