// Reads the colours of the page for the scene, and reports when the system or the page itself changes them.

/**
 * Calls `changed({surface, ink, dark})` now and after every change. Colours are numbers from 0 to 1. Returns a function
 * that ends the calls.
 */
export function follow(element, changed) {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const tell = () => {
    const surface = colour(element, '--surface', 'Canvas');
    const ink = colour(element, '--ink', 'CanvasText');
    const brightness = ([r, g, b]) => 0.3 * r + 0.6 * g + 0.1 * b;
    changed({surface, ink, dark: brightness(surface) < brightness(ink)});
  };
  const attributes = new MutationObserver(tell);
  attributes.observe(document.documentElement, {attributes: true, attributeFilter: ['class', 'data-theme', 'style']});
  scheme.addEventListener('change', tell);
  tell();
  return () => {
    attributes.disconnect();
    scheme.removeEventListener('change', tell);
  };
}

/**
 * Returns a colour property of the page as three numbers from 0 to 1. It is read from a painted pixel, because it may
 * be written in many forms.
 */
function colour(element, property, otherwise) {
  const probe = document.createElement('span');
  probe.style.color = `var(${property}, ${otherwise})`;
  element.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  pen.fillStyle = value;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(x => x / 255);
}
