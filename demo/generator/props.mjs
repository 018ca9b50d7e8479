// Props around a court, drawn as lit, rounded bodies, and the outlines they are built from.
import { brandText, rasterAlpha, ribbon, smooth } from './engine.mjs';
import { JF } from './scenery.mjs';

export const STUDIO = { key: [-.5, -.55, .68], rim: [.9, -.25, .1], amb: .16, kd: .95, rk: .9 };
export const NIGHT = { key: [0, -.9, .2], rim: [0, -1, .1], amb: .03, kd: .25, rk: 1.2 };
/** A silhouette. */
export const SHADE = { kit: .05, skin: .04, sock: .05, shoe: .05, sole: .05, hair: .03 };

const many = (polys) => (Array.isArray(polys[0][0]) ? polys : [polys]);

/** Bodies with contact shadows: `draw` gets a function (outline, tone, roundness, options). */
export async function bodies(c, draw, light = STUDIO) {
  c.cov = new Float32Array(c.W * c.H);
  await draw((polys, tone, R, opt = {}) => c.part(many(polys), tone, R, light, opt));
  c.cov = null;
}

/** Tints what is already drawn inside the shapes in the colour of the ball. */
export async function tint(c, shapes) {
  const alpha = await rasterAlpha(shapes, 0, 0, c.W, c.H);
  for (let i = 0; i < alpha.length; i++) if (alpha[i] > c.acc[i]) c.acc[i] = alpha[i];
}

export const points = (pts) => pts.map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`).join(' ');
export const polygon = (pts, fill, more = '') => `<polygon points="${points(pts)}" fill="${fill}" ${more}/>`;
export const disc = (x, y, rx, ry = rx, n = 40) =>
  Array.from({ length: n }, (_, i) => [x + rx * Math.cos((i / n) * 6.2832), y + ry * Math.sin((i / n) * 6.2832)]);
export const box = (x, y, w, h, r = 8) => {
  const corner = (cx, cy, from) =>
    Array.from({ length: 6 }, (_, i) => [cx + r * Math.cos(from + (i * Math.PI) / 10), cy + r * Math.sin(from + (i * Math.PI) / 10)]);
  return [...corner(x + w - r, y + r, -Math.PI / 2), ...corner(x + w - r, y + h - r, 0), ...corner(x + r, y + h - r, Math.PI / 2), ...corner(x + r, y + r, Math.PI)];
};
/** The outline of a solid of revolution from its right half, top to bottom. */
export const turned = (x, half) => [...half.map(([a, y]) => [x + a, y]), ...half.toReversed().map(([a, y]) => [x - a, y])];
/** A smooth line through the points. */
export function smoothLine(pts, n = 14) {
  const out = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const [p0, p1, p2, p3] = [pts[Math.max(0, i - 1)], pts[i], pts[i + 1], pts[Math.min(pts.length - 1, i + 2)]];
    for (let j = 0; j < n; j++) {
      const t = j / n;
      out.push([0, 1].map((k) => .5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3)));
    }
  }
  return [...out, pts.at(-1)];
}
export const bar = (line, r) => ribbon(line, [[0, r], [1, r]]);
/** Moves, scales, mirrors and rotates outlines around their origin. */
export const put = (polys, { x = 0, y = 0, k = 1, flip = false, turn = 0 } = {}) => {
  const [s, t] = [Math.sin(turn), Math.cos(turn)];
  return polys.map((pts) => pts.map(([a, d]) => { const px = a * k * (flip ? -1 : 1), py = d * k; return [x + px * t - py * s, y + px * s + py * t]; }));
};

/** A jersey on a hook: `x` is its centre, `y` its shoulders, 236 × 380 at k = 1. */
export async function jersey(c, b, { x, y, k = 1, number = '', name = '', kit = .97, seed = 1, light = STUDIO, turn = 0 }) {
  const half = [[0, 46], [26, 40], [40, -2], [76, 0], [80, 42], [98, 92], [118, 112], [116, 232], [114, 372], [0, 380]];
  const [shape] = put([smooth([...half, ...half.toReversed().map(([a, d]) => [-a, d])], 5)], { x, y, k, turn });
  const size = b.id === 'hiuzok' ? .8 : 1;
  const letters = [
    brandText(b, String(number), { size: 210 * size, y: 282, anchor: 'middle', slant: 'normal', ...JF(b) }),
    brandText(b, name, { size: 46 * size, y: 117, anchor: 'middle', slant: 'normal', tracking: .04, ...JF(b) }),
  ].map(({ d }) => `<path d="${d}"/>`).join('');
  const decal = `<g transform="translate(${x} ${y}) rotate(${(turn * 180) / Math.PI}) scale(${k})">${letters}</g>`;
  await bodies(c, (body) => body(shape, kit, 60 * k, { folds: 1, seed, decal, decalAlbedo: kit > .5 ? .08 : .97 }), light);
}

/** A high-top shoe from the side, toes to the right: `x` is its heel, `y` the ground, 310 long at k = 1. */
export async function shoe(c, { x, y, k = 1, flip = false, tone = .9, trim = .16, sole = .98, turn = 0, light = STUDIO }) {
  const at = (...polys) => put(polys, { x, y, k, flip, turn });
  await bodies(c, async (body) => {
    await body(at(smooth([[16, -150], [40, -172], [80, -176], [104, -158], [96, -130], [30, -128]], 6)), trim * .6, 16 * k);
    await body(at(smooth([[8, -18], [0, -60], [8, -108], [4, -150], [18, -166], [34, -150], [66, -142], [96, -158], [108, -140], [122, -112], [152, -92], [192, -78], [242, -68], [282, -52], [300, -32], [300, -14]], 6)), tone, 46 * k, { folds: 0 });
    await body(at(smooth([[236, -24], [240, -62], [268, -58], [296, -38], [304, -14]], 6)), tone * .86, 26 * k);
    await body(at(ribbon([[24, -40], [70, -52], [118, -74], [150, -96]], [[0, 20], [.6, 12], [1, 3]])), trim, 10 * k);
    for (let i = 0; i < 5; i++) {
      const [lx, ly] = [112 + i * 21, -134 + i * 13.5];
      await body(at(ribbon([[lx - 16, ly + 14], [lx, ly - 2], [lx + 14, ly - 2]], [[0, 5], [1, 5]])), sole, 5 * k);
    }
    await body(at(smooth([[-8, -26], [40, -32], [120, -26], [220, -30], [300, -30], [314, -16], [300, 0], [200, 3], [60, 3], [0, 0], [-12, -12]], 6)), sole, 14 * k);
    await body(at(bar([[0, -12], [150, -9], [300, -13]], 3)), trim, 3 * k);
  }, light);
}

/** A training cone in the colour of the ball: `x`, `y` are the centre of its base, 100 high at k = 1. */
export async function cone(c, { x, y, k = 1, light = STUDIO }) {
  const shapes = put([smooth(disc(0, 0, 50, 13), 2), smooth([[-9, -98], [0, -102], [9, -98], [34, -6], [0, 4], [-34, -6]], 6)], { x, y, k });
  const [, band] = put([[], smooth([[-18, -64], [0, -60], [18, -64], [24, -40], [0, -35], [-24, -40]], 6)], { x, y, k });
  await bodies(c, async (body) => { await body(shapes[0], .7, 8 * k); await body(shapes[1], .74, 28 * k); }, light);
  await tint(c, shapes.map((s) => `<polygon points="${points(s)}"/>`).join(''));
  await bodies(c, (body) => body(band, .97, 18 * k), light);
}

/** A sports bag from the side: `x` is its centre, `y` the ground, 360 × 190 at k = 1. */
export async function bag(c, b, { x, y, k = 1, tone = .16, light = STUDIO, text = b.short }) {
  const at = (...polys) => put(polys, { x, y, k });
  const size = Math.min(72, (100 * 142) / brandText(b, text, { size: 100 }).width);
  const word = brandText(b, text, { size, y: -84 + size * .36, anchor: 'middle' });
  const decal = `<g transform="translate(${x} ${y}) scale(${k})"><path d="${word.d}"/></g>`;
  await bodies(c, async (body) => {
    await body(at(ribbon([[-80, -150], [-60, -226], [0, -250], [60, -226], [80, -150]], [[0, 8], [1, 8]])), tone * .7 + .1, 8 * k);
    await body(at(smooth([[-170, -6], [-186, -60], [-176, -140], [-120, -176], [0, -184], [120, -176], [176, -140], [186, -60], [170, -6], [0, 0]], 6)), tone, 70 * k, { folds: 1, seed: x, decal, decalAlbedo: tone > .5 ? .1 : .96 });
    for (const side of [-1, 1]) await body(at(ribbon([[side * 88, -172], [side * 94, -90], [side * 90, -4]], [[0, 9], [1, 9]])), tone > .5 ? .3 : .8, 6 * k);
  }, light);
}

/** A trophy: `x` is its axis, `y` the ground, 330 high at k = 1. */
export async function cup(c, { x, y, k = 1, tone = .85, foot = .16, light = STUDIO, kind = 0 }) {
  const at = (half) => put([turned(0, half)], { x, y, k });
  await bodies(c, async (body) => {
    if (kind === 1) {
      await body(at([[0, -330], [8, -300], [30, -250], [14, -200], [40, -150], [16, -110], [22, -70], [0, -66]]), tone, 22 * k);
    } else {
      const arm = (side) => ribbon([[side * 78, -300], [side * 132, -292], [side * 126, -232], [side * 62, -206]], [[0, 8], [1, 7]]);
      if (kind === 0) await body(put([arm(1), arm(-1)], { x, y, k }), tone * .85, 8 * k);
      const bowl = kind === 2 ? [[0, -240], [92, -240], [84, -200], [40, -160], [0, -150]] : [[0, -326], [92, -326], [86, -270], [64, -190], [34, -158], [0, -154]];
      await body(at([[0, -170], [16, -164], [12, -120], [40, -70], [0, -66]]), tone * .95, 18 * k);
      await body(at(bowl), tone, 60 * k);
      await body(put([disc(0, bowl[0][1], 90, 10)], { x, y, k }), .3, 9 * k);
    }
    await body(at([[0, -70], [58, -70], [64, -38], [74, -34], [74, 0], [0, 0]]), foot, 30 * k);
  }, light);
}


