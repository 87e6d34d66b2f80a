// Shows a small label with the name of a piece beside the pointer. A screen reader reads it out when it changes.

export class Tag {
  constructor() {
    this.element = document.createElement('div');
    this.element.className = 'depth-tag';
    this.element.setAttribute('aria-live', 'polite');
    this.hide();
  }

  /**
   * Shows the name of a piece at a place of the picture, or in the upper left corner if there is no place. A null piece
   * hides the label.
   */
  tell(piece, place) {
    const words = piece === null ? '' : piece.given ? `${piece.kind}, given` : `${piece.kind}`;
    if (this.element.textContent !== words) {
      this.element.textContent = words;
    }
    this.element.classList.toggle('depth-tag-shown', words !== '');
    const [x, y] = place ?? [0, 0];
    const left = place && x > this.element.parentElement.clientWidth - 120;
    this.element.style.transform = `translate(${x}px, ${y}px) translate(${left ? 'calc(-100% - 12px)' : '14px'}, 14px)`;
    this.element.style.setProperty('--piece', piece === null ? 'transparent' : piece.colour);
  }

  hide() {
    this.element.textContent = '';
    this.element.classList.remove('depth-tag-shown');
  }
}
