// On the court: moves, the bench, before and after the match.
import { camera, hoop, ribbon, smooth } from '../engine.mjs';
import '../poses.mjs';
import { STUDIO, bodies, box, polygon } from '../props.mjs';
import { AWAY, DEFS, TONE, W, arcs, arena, beam, g, look, own, place, rect, shadow, who } from '../scenery.mjs';

const CLEAR = { key: [-.5, -.5, .7], rim: [.9, -.35, .1], amb: .2, kd: 1, rk: 1.6 };

/** A player from straight above, looking to `turn`, or only the shadow that a low lamp throws. */
async function fromAbove(c, { x, y, turn, kit, skin = .5, hair = .1, k = 1, reach = 0, shade = false }) {
  const T = (pts, dx = 0, dy = 0) => pts.map(([u, v]) => [x + dx + (u * Math.cos(turn) - v * Math.sin(turn)) * k, y + dy + (u * Math.sin(turn) + v * Math.cos(turn)) * k]);
  const chest = [[-22, -30], [-16, -58], [2, -66], [18, -52], [24, -20], [26, 0], [24, 20], [18, 52], [2, 66], [-16, 58], [-22, 30], [-26, 0]];
  const arm = (side) => [[0, side * 56], [30 + reach * 26, side * (72 - reach * 16)], [66 + reach * 40, side * (50 - reach * 26)]];
  const shadowOf = Array.from({ length: 9 }, (_, i) => polygon(smooth(T(chest, (96 * k * i) / 8, (56 * k * i) / 8), 4), '#000')).join('');
  if (shade) return c.svg(`<g opacity=".45">${shadowOf}</g>`);
  await bodies(c, async (body) => {
    await body([arm(1), arm(-1)].map((line) => ribbon(T(line), [[0, 14 * k], [.6, 11 * k], [1, 9 * k]])), skin, 11 * k);
    await body(smooth(T(chest), 6), kit, 26 * k);
    await body(smooth(T([[24, 0], [17, 14], [2, 17], [-14, 13], [-20, 0], [-14, -13], [2, -17], [17, -14]]), 6), hair, 16 * k, { tex: 1 });
  });
}

export const play = {
  'ketkezes-zsakolas': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [6.4, 10.4, .7], look: [1.9, 7.2, 2.75], fov: 44, dx: -260 });
      await arena(c, cam, { seed: 105, floor: .4, crowd: 1.5, hoops: [], sides: ['end0', 'near'] });
      await c.svg(beam(250, -60, 500, 260, 1.1, .4) + beam(980, -60, 700, 220, 1.1, .32), { defs: DEFS, mode: 'add' });
      await c.svg(hoop(cam, 0));
      const h = cam([1.575, 7.5, 3.05]);
      await c.athlete('dunk2', { x: h[0] - 280, y: h[1] + 330, s: .84, at: 'pelvis', look: look(15, { ...who(b, 23, ''), hairStyle: 'short', headband: 1, skin: .5 }), brand: b, light: { ...CLEAR, key: [.4, -.5, .75], rim: [-.9, -.4, .1] } });
    },
  },
  'labdaert': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -1.6, .34], look: [14.1, 8, .7], fov: 34 });
      await arena(c, cam, { seed: 127, hoops: [], floor: .5, crowd: 1.4 });
      await place(c, cam, 'run', [16.9, 7.4, 0], { flip: true, look: AWAY(28), brand: b });
      await shadow(c, 640, 800, 420, 26, .6);
      await c.athlete('dive', { x: 560, y: 690, s: 1.06, at: 'pelvis', look: look(own(b, 9), { hairStyle: 'short', headband: 1, sleeve: .22 }), brand: b, light: CLEAR });
      await shadow(c, 1190, 806, 80, 12, .7);
      await c.ball(1190, 752, 58, .4);
    },
  },
  'kispad': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -4.4, 2.2], look: [14, 9, 1.3], fov: 46 });
      await arena(c, cam, { seed: 131, hoops: [0, 1], floor: .56, crowd: 1.2 });
      await place(c, cam, 'dribble', [11.8, 6.6, 0], { look: AWAY(8), brand: b });
      await place(c, cam, 'defend', [13.4, 6.8, 0], { flip: true, look: look(own(b, 7)), brand: b });
      const men = [[4, 'NAGY', 'short'], [9, 'SÁRKÖZI', 'bald'], [34, 'DEÁK', 'bun'], [11, 'BARTÓK', 'afro'], [23, 'VARGA', 'short']];
      for (const [i, [n, name, hairStyle]] of men.entries()) await c.athlete('stand', { x: 170 + i * 315, y: 900 + (i % 2) * 14, s: 1.08, at: 'pelvis', rot: (i % 2 ? .02 : -.02), look: { kit: i === 1 ? .12 : .95, ...who(b, n, name), skin: [.5, .42, .58, .36, .5][i], hairStyle, hair: [.1, .2, .06, .1, .26][i] }, brand: b, ball: false, seed: i, light: { key: [-.2, -.4, .85], rim: [.7, -.7, .1], amb: .12, kd: .72, rk: 1.7 } });
      await bodies(c, (body) => body(box(-40, 850, 1680, 90, 20), .14, 30), STUDIO);
    },
  },
  'idokeres': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + rect(g(.95), 0, 690, W, 9) + arcs(800, 700, [430, 620], 9, .64, .9) + `<ellipse cx="800" cy="835" rx="700" ry="46" fill="#000" opacity=".35" filter="url(#b14)"/>`, { defs: DEFS });
      const men = [[220, 'sitLow', false, 34, 'bun'], [430, 'sitLow', false, 11, 'afro'], [1170, 'sitLow', true, 7, 'short'], [1380, 'sitLow', true, 23, 'bald']];
      for (const [x, pose, flip, n, hairStyle] of men) {
        await bodies(c, async (body) => { await body(box(x - 66, 690, 132, 22, 10), .1, 10); await body([box(x - 54, 706, 14, 140, 5), box(x + 40, 706, 14, 140, 5)], .1, 6); });
        await c.athlete(pose, { x, y: 646, s: .86, at: 'pelvis', flip, look: look(own(b, n), { hairStyle, name: '' }), brand: b, ball: false, light: CLEAR });
      }
      await c.athlete('kneel', { x: 700, y: 842, s: .94, look: { kit: .1, skin: .5, hairStyle: 'short', hair: .6, sock: .1, shoe: .1, sole: .2 }, brand: b, ball: false, light: CLEAR });
      await bodies(c, async (body) => { await body(smooth([[848, 556], [1000, 520], [1034, 690], [880, 726]], 2), .06, 10); await body([[862, 572], [990, 541], [1018, 678], [892, 708]], .97, 8); });
      await c.svg(`<g fill="none" stroke="${g(.5)}" stroke-width="5"><path d="M905 562l16 74 66-16-16-74M914 700a70 60 -13 0 1 96-24"/></g><path d="M900 650l40-40M970 590l-14 40" stroke="${g(.05)}" stroke-width="6"/>`);
    },
  },
  'bemutatas': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -1, 1.3], look: [14, 12, 1.9], fov: 46 });
      await arena(c, cam, { seed: 137, hoops: [], floor: .3, crowd: .8, lamps: false });
      const xs = [180, 490, 800, 1110, 1420];
      await c.svg(xs.map((x) => beam(x, -60, x, 170, 1.12, .7)).join(''), { defs: DEFS, mode: 'add' });
      const men = [[4, 'NAGY', 'short'], [7, 'SIPOS', 'short'], [23, 'VARGA', 'afro'], [11, 'BARTÓK', 'bun'], [34, 'DEÁK', 'bald']];
      for (const [i, [n, name, hairStyle]] of men.entries()) {
        await shadow(c, xs[i], 832, 120, 16, .6);
        await c.athlete(['stand', 'hips', 'stand', 'hold', 'hips'][i], { x: xs[i], y: 838, s: [.82, .85, .9, .88, .93][i], look: look(n, { ...who(b, n, name), hairStyle, headband: i === 1, skin: [.5, .42, .58, .36, .52][i] }), brand: b, ball: false, seed: i, light: { key: [0, -.75, .6], rim: [.6, -.8, .1], amb: .14, kd: 1.05, rk: 1.5 } });
      }
      await c.ball(1208, 546, 46, .4);
    },
  },
  'felulnezet': {
    style: 'lit',
    async draw(c) {
      c.fill(TONE.brand);
      const m = 54.7, X = (x) => 34 + x * m, Y = (y) => 40 + y * m;
      const line = (e) => { const x = (v) => X(e ? 28 - v : v), turn = e ? 0 : 1; return `M${x(0)} ${Y(5.05)}H${x(5.8)}V${Y(9.95)}H${x(0)}M${x(5.8)} ${Y(5.7)}A${1.8 * m} ${1.8 * m} 0 0 ${turn} ${x(5.8)} ${Y(9.3)}M${x(0)} ${Y(.9)}H${x(2.99)}A${6.75 * m} ${6.75 * m} 0 0 ${turn} ${x(2.99)} ${Y(14.1)}H${x(0)}`; };
      let s = rect(g(TONE.deep)) + rect(g(TONE.brand), X(0), Y(0), 28 * m, 15 * m);
      for (let i = 1; i < 24; i++) s += rect('#000', X(0), Y(0) + i * 34, 28 * m, 2).replace('/>', ' opacity=".16"/>');
      s += rect(g(TONE.deep), X(0), Y(5.05), 5.8 * m, 4.9 * m) + rect(g(TONE.deep), X(22.2), Y(5.05), 5.8 * m, 4.9 * m);
      s += `<g fill="none" stroke="${g(.97)}" stroke-width="8"><rect x="${X(0)}" y="${Y(0)}" width="${28 * m}" height="${15 * m}"/><circle cx="${X(14)}" cy="${Y(7.5)}" r="${1.8 * m}" fill="${g(TONE.deep)}"/><path d="M${X(14)} ${Y(0)}V${Y(15)}${line(0)}${line(1)}"/></g>`;
      await c.svg(s);
      const home = [[11, 7.5, Math.PI, .4], [9.2, 1.8, 2.5, .2], [9.4, 13.2, -2.5, .2], [4, 1.8, 1.7, .1], [3.6, 13, -1.8, .1]];
      const away = [[8, 7.6, 0, 1], [6.8, 4, -.8, .5], [7, 11.2, .7, .5], [3, 4.9, -.9, .3], [2.6, 9.9, .8, .3]];
      const men = [
        ...away.map(([x, y, turn, reach], i) => ({ x: X(x), y: Y(y), turn, reach, kit: .04, skin: [.6, .44][i % 2], hair: [.4, .22][i % 2], k: .74 })),
        ...home.map(([x, y, turn, reach], i) => ({ x: X(x), y: Y(y), turn, reach, kit: 1, skin: [.6, .7, .5][i % 3], hair: [.06, .3, .12][i % 3], k: .74 })),
        { x: X(13.2), y: Y(2.6), turn: 2.6, kit: .8, hair: .2, k: .74 },
      ];
      for (const man of men) await fromAbove(c, { ...man, shade: true });
      for (const man of men) await fromAbove(c, man);
      await c.svg(`<ellipse cx="${X(9.9) + 42}" cy="${Y(8.7) + 26}" rx="26" ry="22" fill="#000" opacity=".45"/>`);
      await c.ball(X(9.9), Y(8.7), 24, .5);
    },
  },
  'kezfogas': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -3.6, 1.1], look: [14, 9, 1.6], fov: 34 });
      await arena(c, cam, { seed: 143, hoops: [], floor: .5, crowd: 1.1 });
      for (const [x, n] of [[9.6, 18], [11.4, 33]]) await place(c, cam, 'walk', [x, 6.6, 0], { look: AWAY(n), brand: b });
      for (const [x, n] of [[18.6, 13], [16.9, 41]]) await place(c, cam, 'walk', [x, 6.4, 0], { flip: true, look: look(own(b, n), { hairStyle: 'bald' }), brand: b });
      await place(c, cam, 'five', [13.66, 3.4, 0], { look: AWAY(7, { kit: .16, hairStyle: 'afro' }), brand: b });
      await place(c, cam, 'five', [14.54, 3.4, 0], { flip: true, look: look(23, { ...who(b, 23, ''), hairStyle: 'short', headband: 1 }), brand: b, light: CLEAR });
    },
  },
};
