// Tests once, when it is first needed, whether the browser can draw pictures in space.

let isAble = null;

/** Returns whether WebGL 2 is available. If it is not, the test prints no error in the console. */
export function canDrawSpace() {
  if (isAble === null) {
    const pen = document.createElement('canvas').getContext('webgl2');
    pen?.getExtension('WEBGL_lose_context')?.loseContext();
    isAble = pen !== null;
  }
  return isAble;
}
