// Whether pictures in space can be drawn here. It is asked only where there is something to draw, and once.

let isAble = null;

/** Says it without a complaint in the console where they cannot. */
export function canDrawSpace() {
  if (isAble === null) {
    const pen = document.createElement('canvas').getContext('webgl2');
    pen?.getExtension('WEBGL_lose_context')?.loseContext();
    isAble = pen !== null;
  }
  return isAble;
}
