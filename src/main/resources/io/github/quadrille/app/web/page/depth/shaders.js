// Holds lines for the three.js shaders of pieces, and the shaders of glass pieces.

export const MOVE = `
  vec4 told = texelFetch(pieces, ivec2(int(owner + 0.5), 1), 0);
  vec4 moved = texelFetch(pieces, ivec2(int(owner + 0.5), 2), 0);
  float late = clamp(owner + 1.0 - laid, 0.0, 1.0);
  vec3 transformed = position + told.xyz * apart + moved.xyz + vec3(0.0, late * late * drop, 0.0);
  if (moved.w > 0.99) transformed = vec3(0.0, -1.0e4, 0.0);`;

export const VERTEX = `
  attribute float owner;
  attribute float shade;
  uniform highp sampler2D pieces;
  uniform float apart, laid, drop;
  varying vec3 rest, outwards;
  varying float ownShade;
  flat varying float ofPiece;`;

export const FRAGMENT = `
  uniform highp sampler2D pieces;
  uniform highp sampler3D filled;
  uniform vec3 size;
  uniform float apart, loose, lit;
  varying vec3 rest, outwards;
  varying float ownShade;
  flat varying float ofPiece;`;

// Given pieces are striped. A piece that disappears in a film loses more and more of its pixels.
export const COLOUR = `
  float gone = texelFetch(pieces, ivec2(int(ofPiece + 0.5), 2), 0).w;
  if (fract(52.98 * fract(dot(floor(gl_FragCoord.xy), vec2(0.0671, 0.00584)))) < gone * gone) discard;
  vec4 tone = texelFetch(pieces, ivec2(int(ofPiece + 0.5), 0), 0);
  float stripe = abs(fract((rest.x + rest.y + rest.z) * 2.0) - 0.5);
  float thin = fwidth((rest.x + rest.y + rest.z) * 2.0);
  tone.rgb *= 1.0 - 0.16 * tone.a * (1.0 - smoothstep(0.1, 0.1 + thin + 0.02, stripe));
  diffuseColor.rgb = tone.rgb;`;

export const GLOW = `
  totalEmissiveRadiance += (0.22 * tone.rgb + 0.03) * step(abs(ofPiece - lit), 0.5);`;

// The fuller the space half a cell in front of a point, the darker the point.
export const HOLLOW = `
  vec3 before = (rest + 0.5 * normalize(outwards) + 1.0) / (size + 2.0);
  float near = mix(texture(filled, before).r, ownShade, smoothstep(0.0, 0.6, max(apart, loose)));
  float open = 1.0 - 0.8 * smoothstep(0.0, 1.0, near);
  reflectedLight.indirectDiffuse *= open;
  reflectedLight.indirectSpecular *= open * open;
  reflectedLight.directDiffuse *= mix(1.0, open, 0.6);
  reflectedLight.directSpecular *= open;`;

// All pieces except a chosen one are drawn as glass, of which only the rims are clearly visible.
export const GLASS_VERTEX = `${VERTEX}
  varying vec3 across, towards;
  void main() {
    ${MOVE}
    vec4 place = modelViewMatrix * vec4(transformed, 1.0);
    across = normalMatrix * normal;
    towards = -place.xyz;
    ofPiece = owner;
    gl_Position = projectionMatrix * place;
  }`;

export const GLASS = `
  uniform highp sampler2D pieces;
  uniform float lit, chosen;
  varying vec3 across, towards;
  flat varying float ofPiece;
  void main() {
    if (abs(ofPiece - chosen) < 0.5) discard;
    float grazing = 1.0 - abs(dot(normalize(across), normalize(towards)));
    float rim = 0.1 + 0.5 * pow(grazing, 2.0) + 0.3 * step(abs(ofPiece - lit), 0.5);
    gl_FragColor = vec4(texelFetch(pieces, ivec2(int(ofPiece + 0.5), 0), 0).rgb, rim);
    #include <colorspace_fragment>
  }`;
