// Building blocks of the scenes: tones, light, the arena, lettering, placing a figure on the court.
import { brandText, courtLines, hoop, line3d, poly3d, rng, strokes3d } from './engine.mjs';

export const W = 1600, H = 900;
export const JF = (b) => (b.jersey ? { wdth: b.jersey.wdth } : {});
export const g = (v) => { const k = Math.round(Math.max(0, Math.min(1, v)) * 255).toString(16).padStart(2, '0'); return `#${k}${k}${k}`; };
/** Tones that print as plain colour; tones between them print as dots. */
export const TONE = { deep: .165, brand: .44, pale: .745 };
// the second club's names and numbers for the same figures
export const MAP = { 4: [3, 'FARKAS'], 7: [8, 'FEHÉR'], 11: [12, 'ORBÁN'], 23: [22, 'KŐVÁRI'], 34: [31, 'TAKÁCS'], 8: [6, 'LUKÁCS'], 9: [10, 'HAJNAL'] }; export const who = (b, n, name) => (b.id === 'hiuzok' && MAP[n] ? { number: MAP[n][0], name: name ? MAP[n][1] : '' } : { number: n, name });
/** A number of the first club, or its counterpart in the second club. */
const TWIN = { 4: 3, 5: 6, 7: 8, 9: 10, 11: 12, 13: 14, 15: 17, 21: 20, 23: 22, 27: 25, 34: 31, 41: 44 };
export const own = (b, n) => (b.id === 'hiuzok' ? TWIN[n] : n);
export const HOME = { kit: .97, number: 7, name: 'SIPOS', hairStyle: 'short', skin: .52, band: 1 };
export const look = (n, o = {}) => ({ ...HOME, number: n, ...o }); export const AWAY = (n, o = {}) => ({ kit: .1, number: n, skin: .44, hairStyle: 'short', sock: .2, shoe: .3, ...o });
export const lamp = (x, y, r, k = 1) => `<circle cx="${x}" cy="${y}" r="${r * 7}" fill="url(#glow)" opacity="${.55 * k}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * .62}" fill="#fff" opacity="${k}"/>`;
export const DEFS = `<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".25" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><filter id="b6" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter><filter id="b14" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter><filter id="b40" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="40"/></filter>`;
export const beam = (x, y, tx, w, len = 1, op = .3) => `<polygon points="${x - 6},${y} ${x + 6},${y} ${tx + w},${y + 820 * len} ${tx - w},${y + 820 * len}" fill="url(#beam)" opacity="${op}" filter="url(#b14)"/>`;
export const grad = (id, stops, v = true) => `<linearGradient id="${id}" x1="0" y1="0" x2="${v ? 0 : 1}" y2="${v ? 1 : 0}">${stops.map(([o, l]) => `<stop offset="${o}" stop-color="${g(l)}"/>`).join('')}</linearGradient>`;
export const rect = (f, x = 0, y = 0, w = W, h = H) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${f}"/>`;

export function stands(cam, seed, { k = 1, rows = 20, sides = ['far', 'end0', 'end1'] } = {}) {
  const R = rng(seed); let s = ''; const pts = [];
  const push = (p) => { const q = cam(p); if (q && q[0] > -40 && q[0] < W + 40 && q[1] > -40 && q[1] < H) pts.push([...q, cam.ppm(p)]); };
  for (let i = rows; i >= 0; i--) { const z = 1 + i * .52;
    if (sides.includes('far')) for (let x = -6; x < 34; x += .62) push([x + R() * .2, 18 + i * .9, z + R() * .15]);
    if (sides.includes('near')) for (let x = -6; x < 34; x += .62) push([x + R() * .2, -3 - i * .9, z + R() * .15]);
    if (sides.includes('end0')) for (let y = -4; y < 19; y += .62) push([-5 - i * .9, y + R() * .2, z + R() * .15]);
    if (sides.includes('end1')) for (let y = -4; y < 19; y += .62) push([33 + i * .9, y + R() * .2, z + R() * .15]); }
  pts.sort((a, b) => b[2] - a[2]);
  for (const [x, y, , ppm] of pts) { if (R() < .1) continue; const v = (.05 + R() * R() * .34) * k; const r = .13 * ppm; s += `<path d="M${(x - r * 1.9).toFixed(1)} ${(y + r * 5).toFixed(1)}q0 ${(-r * 3.6).toFixed(1)} ${(r * 1.9).toFixed(1)} ${(-r * 3.6).toFixed(1)}t${(r * 1.9).toFixed(1)} ${(r * 3.6).toFixed(1)}z" fill="${g(v * .8)}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${g(v * 1.15 + .02)}"/>`; }
  return s;
}
export async function arena(c, cam, { seed = 1, floor = .5, lamps = true, crowd = 1, hoops = [0], lines = .95, paint = .36, sides, top = .03, boards = true } = {}) {
  c.fill(top); let s = '';
  s += stands(cam, seed, { k: crowd, sides });
  // floor
  s += poly3d(cam, [[-4.5, -2.6, 0], [32.5, -2.6, 0], [32.5, 17.4, 0], [-4.5, 17.4, 0]], g(floor * .45));
  if (boards) { const bd = (a, b) => poly3d(cam, [[...a, 0], [...b, 0], [...b, .9], [...a, .9]], g(.13)) + line3d(cam, [[...a, .9], [...b, .9]], g(.7), .05, .8); s += bd([-4.4, 17.2], [32.4, 17.2]) + bd([-4.4, -2], [-4.4, 17.2]) + bd([32.4, -2], [32.4, 17.2]); }
  s += poly3d(cam, [[0, 0, 0], [28, 0, 0], [28, 15, 0], [0, 15, 0]], g(floor));
  for (const e of [0, 1]) { const X = (x) => (e ? 28 - x : x); s += poly3d(cam, [[X(0), 5.05, 0], [X(5.8), 5.05, 0], [X(5.8), 9.95, 0], [X(0), 9.95, 0]], g(paint)); }
  const circ = Array.from({ length: 48 }, (_, i) => [14 + 1.8 * Math.cos(i / 48 * 6.2832), 7.5 + 1.8 * Math.sin(i / 48 * 6.2832), 0]); s += poly3d(cam, circ, g(paint));
  for (let i = 0; i < 30; i++) s += strokes3d(cam, [[[0, i * .5, 0], [28, i * .5, 0]]].map((l) => Array.from({ length: 20 }, (_, k) => [28 * k / 19, i * .5, 0])), .012, '#000', .25);
  s += strokes3d(cam, courtLines(), .07, g(lines));
  await c.svg(s, { defs: DEFS });
  // light pool on the floor
  const p = cam([14, 7.5, 0]); if (p) await c.svg(`<ellipse cx="${p[0]}" cy="${p[1]}" rx="560" ry="190" fill="#fff" opacity=".16" filter="url(#b40)"/>`, { defs: DEFS, mode: 'add' });
  if (lamps) { let l = ''; for (let x = -2; x <= 30; x += 3.2) for (const y of [1, 14]) { const q = cam([x, y, 13]); if (q && q[1] > -60 && q[0] > -100 && q[0] < W + 100) l += lamp(q[0], q[1], Math.min(16, cam.ppm([x, y, 13]) * .32)); } await c.svg(l, { defs: DEFS, mode: 'add', op: .9 }); }
  if (hoops.length) await c.svg(hoops.map((e) => hoop(cam, e)).join(''), { defs: DEFS });
}
export const shadow = async (c, x, y, rx, ry, o = .6) => c.svg(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity="${o}" filter="url(#b6)"/>`, { defs: DEFS });
export async function place(c, cam, pose, pos, o = {}) { const p = cam(pos), k = cam.ppm(pos) * 2.02 / 790; const q = cam([pos[0], pos[1], 0]); await shadow(c, q[0], q[1], 190 * k, 34 * k, .55); return c.athlete(pose, { x: p[0], y: p[1], s: k, ...o }); }
export async function poster(c, b, lines, { x = 80, y = 200, size = 260, lead = .86, col = .95, op = 1, slant, anchor = 'start', w } = {}) { let s = ''; lines.forEach((t, i) => { let sz = size; let tp = brandText(b, t, { size: sz, ...(slant ? { slant } : {}) }); if (w) { sz = size * w / tp.width; } tp = brandText(b, t, { size: sz, x, y: y + i * size * lead, anchor, ...(slant ? { slant } : {}) }); s += `<path d="${tp.d}" fill="${g(col)}" fill-opacity="${op}"/>`; }); await c.svg(s); }
export const fit = (b, t, w, o = {}) => { const a = brandText(b, t, { size: 100, ...o }); return 100 * w / a.width; };
export const confetti = (n, seed, y1 = H) => { const R = rng(seed); let s = ''; for (let i = 0; i < n; i++) { const x = R() * W, y = R() * y1, a = R() * 360, q = 5 + R() * 14; s += `<rect x="${x}" y="${y}" width="${q}" height="${q * .42}" fill="${g(R() > .5 ? .97 : .6)}" transform="rotate(${a} ${x} ${y})" opacity="${.5 + R() * .5}"/>`; } return s; };
export const arcs = (cx, cy, rs, w, v, op = 1) => rs.map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${g(v)}" stroke-width="${w}" opacity="${op}"/>`).join('');
