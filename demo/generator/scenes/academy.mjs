// Children, schools, the academy.
import { camera, ribbon, rng, smooth } from '../engine.mjs';
import '../poses.mjs';
import { bar, bodies, box, disc, points, polygon, put, shoe, tint } from '../props.mjs';
import { DEFS, TONE, W, arcs, arena, beam, g, look, rect, shadow, who } from '../scenery.mjs';

const DAY = { key: [-.5, -.5, .7], rim: [.9, -.35, .1], amb: .22, kd: 1, rk: 1.2 };

/** Wall bars, as in every school. */
const wallBars = (x, y, w, h, tone) => {
  let s = '';
  for (let i = 0; i <= 2; i++) s += rect(g(tone), x + (i * w) / 2 - 8, y, 16, h);
  for (let i = 0; i < 13; i++) s += rect(g(tone), x, y + 14 + (i * h) / 13.4, w, 11);
  return s;
};

export const academy = {
  'kis-palank': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + wallBars(760, 130, 360, 560, .36) + wallBars(1200, 130, 360, 560, .36) + rect(g(.22), 0, 690, W, 210) + rect(g(.97), 0, 684, W, 8) + `<path d="M-40 900C240 760 700 760 1000 900" fill="none" stroke="${g(.97)}" stroke-width="9"/>`);
      await shadow(c, 330, 812, 240, 22, .55);
      await bodies(c, async (body) => {
        await body(box(150, 730, 300, 80, 26), .1, 40);
        await body(bar([[250, 740], [250, 330], [330, 270]], 17), .75, 16);
        await body(box(328, 96, 26, 250, 8), .97, 10);
      });
      await c.svg(`<path d="M354 306H470" stroke="${g(.6)}" stroke-width="13"/><g stroke="${g(1)}" stroke-width="5" fill="none"><path d="M366 312l22 96M460 312l-20 96M390 312l34 96M436 312l-32 96M374 344h78M382 376h62"/></g>`);
      const kids = [[690, 842, .47, 'shot', true, .97, 7, 'bun'], [980, 816, .4, 'cheer', false, .12, 3, 'short'], [1230, 838, .45, 'hold', false, .97, 12, 'afro'], [1450, 806, .38, 'cheer', false, .12, 5, 'bun']];
      for (const [x, y, s, pose, flip, kit, n, hairStyle] of kids) { await shadow(c, x, y, 150 * s, 22 * s, .5); await c.athlete(pose, { x, y, s, flip, look: { kit, number: n, name: '', skin: .55, hairStyle, sock: .97 }, brand: b, light: DAY, ball: pose === 'shot', ballR: 56 }); }
      await c.ball(1292, 690, 29, .4);
    },
  },
  'gyereksor': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -2, 1.2], look: [14, 10, 1.5], fov: 44 });
      await arena(c, cam, { seed: 151, hoops: [], floor: TONE.brand, crowd: .5, lamps: true });
      const row = [[150, .5, 2], [330, .56, 9], [520, .62, 6], [720, .7, 11], [935, .76, 5], [1160, .85, 8]];
      for (const [i, [x, s, n]] of row.entries()) { await shadow(c, x, 836, 150 * s, 15, .55); await c.athlete(['stand', 'hips', 'stand', 'hold', 'stand', 'hips'][i], { x, y: 842, s: s * .92, look: { kit: i % 2 ? .14 : .97, number: n, name: '', skin: [.55, .4, .6, .5, .36, .52][i], hairStyle: ['bun', 'short', 'afro', 'short', 'bun', 'short'][i], hair: [.3, .1, .06, .2, .1, .14][i] }, brand: b, ball: false, seed: i, light: DAY }); }
      await shadow(c, 1420, 840, 150, 16, .55);
      await c.athlete('stand', { x: 1420, y: 848, s: .98, look: look(34, { ...who(b, 34, 'DEÁK'), hairStyle: 'bald' }), brand: b, ball: false, light: DAY });
      await c.ball(789, 636, 42, .4);
    },
  },
  'ket-cipo': {
    style: 'flat',
    async draw(c) {
      c.fill(.78);
      await c.svg(rect(g(.78)) + rect(g(.5), 0, 640, W, 260) + arcs(1180, 640, [300, 470, 484], 9, .97));
      await c.svg(rect(g(.5), 0, 640, W, 260) + rect(g(.97), 0, 634, W, 9) + `<ellipse cx="640" cy="800" rx="480" ry="30" fill="#000" opacity=".4" filter="url(#b14)"/><ellipse cx="1330" cy="800" rx="180" ry="18" fill="#000" opacity=".4" filter="url(#b6)"/>`, { defs: DEFS });
      await shoe(c, { x: 170, y: 796, k: 2.95, tone: .97, trim: .5 });
      await shoe(c, { x: 1190, y: 796, k: 1.02, tone: .14, trim: .97 });
    },
  },
  'tornaterem': {
    style: 'lit',
    async draw(c) {
      c.fill(.4);
      let s = rect(g(TONE.brand)) + rect(g(TONE.pale), 0, 0, W, 60);
      for (let i = 0; i < 3; i++) s += rect(g(1), 70 + i * 270, 90, 200, 250) + rect(g(TONE.brand), 164 + i * 270, 90, 10, 250) + rect(g(TONE.brand), 70 + i * 270, 208, 200, 10);
      s += wallBars(930, 96, 300, 560, TONE.deep) + wallBars(1260, 96, 300, 560, TONE.deep);
      s += rect(g(TONE.deep), 0, 660, W, 240) + rect(g(1), 0, 654, W, 8) + polygon([[40, 900], [330, 662], [520, 662], [330, 900]], g(TONE.brand)) + polygon([[440, 900], [600, 662], [790, 662], [730, 900]], g(TONE.brand));
      for (const x of [560, 690]) s += `<path d="M${x} 0C${x + 8} 240 ${x - 8} 400 ${x} 590" stroke="${g(.97)}" stroke-width="13" fill="none"/><ellipse cx="${x}" cy="600" rx="13" ry="24" fill="${g(.97)}"/>`;
      await c.svg(s);
      await shadow(c, 1130, 812, 270, 20, .6);
      await bodies(c, async (body) => {
        for (let i = 0; i < 4; i++) await body([[930 + i * 12, 800 - i * 62], [1330 - i * 12, 800 - i * 62], [1318 - i * 12, 744 - i * 62], [942 + i * 12, 744 - i * 62]], [.8, .7][i % 2], 10);
        await body(smooth([[976, 566], [984, 532], [1130, 524], [1276, 532], [1284, 566]], 4), .1, 24);
      });
      await shadow(c, 360, 826, 280, 14, .6);
      await bodies(c, async (body) => { await body([box(130, 740, 24, 84, 6), box(560, 740, 24, 84, 6)], .1, 8); await body(box(80, 716, 560, 30, 8), .95, 10); });
      await c.ball(500, 668, 50, .5);
      await c.ball(1210, 500, 50, 1.2);
      await shadow(c, 800, 850, 60, 9, .6);
      await c.ball(800, 802, 50, .9);
    },
  },
  'emeles': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [4.6, 7.9, 1.1], look: [1.2, 7.4, 2.2], fov: 52 });
      await arena(c, cam, { seed: 157, floor: TONE.brand, crowd: 1, hoops: [0] });
      await c.svg(beam(800, -60, 820, 300, 1.1, .4), { defs: DEFS, mode: 'add' });
      const rim = cam([1.575, 7.5, 3.05]), x = rim[0] + 40;
      await c.ball(rim[0] + 34, rim[1] - 20, 40, .4);
      await c.athlete('lifted', { x, y: rim[1] + 226, s: .46, at: 'pelvis', look: { kit: .97, number: 3, name: '', skin: .62, hairStyle: 'bun', hair: .24 }, brand: b, ball: false, light: DAY });
      await c.athlete('lift', { x, y: rim[1] + 556, s: .78, at: 'pelvis', look: look(23, { kit: .1, ...who(b, 23, 'VARGA'), hairStyle: 'short' }), brand: b, ball: false, light: DAY });
    },
  },
  'tanuloszoba': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.22);
      const R = rng(5);
      let s = rect(g(.22)) + rect(g(.06), 90, 70, 560, 400);
      for (let i = 0; i < 26; i++) s += `<circle cx="${100 + R() * 540}" cy="${80 + R() * 250}" r="${1 + R() * 2.4}" fill="#fff"/>`;
      for (let i = 0; i < 8; i++) s += rect(g(.22), 100 + i * 68, 400 - R() * 90, 58, 90 + R() * 60);
      s += rect(g(.5), 90, 470, 560, 60) + `<g fill="none" stroke="${g(.78)}" stroke-width="12"><rect x="90" y="70" width="560" height="400"/><path d="M370 70V470"/></g>`;
      s += rect(g(.22), 80, 480, 580, 60) + `<polygon points="1090,300 1210,300 1500,640 780,640" fill="#fff" opacity=".16"/>`;
      s += rect(g(.78), 0, 640, W, 24) + rect(g(.5), 0, 664, W, 236);
      await c.svg(s);
      await bodies(c, async (body) => {
        await body(bar([[1420, 636], [1440, 420], [1290, 250]], 12), .9, 12);
        await body(disc(1420, 640, 90, 18), .9, 14);
        await body(put([smooth([[-46, -60], [46, -60], [110, 60], [0, 74], [-110, 60]], 4)], { x: 1210, y: 270, turn: .5 }), .62, 40);
      });
      await tint(c, `<polygon points="${points(put([smooth([[-46, -60], [46, -60], [110, 60], [0, 74], [-110, 60]], 4)], { x: 1210, y: 270, turn: .5 })[0])}"/>`);
      const leaf = (side) => [[800, 700], [800 + side * 350, 676], [800 + side * 430, 846], [800, 872]];
      await bodies(c, async (body) => { await body(leaf(-1), .99, 10); await body(leaf(1), .96, 10); });
      let squares = '';
      for (let i = 1; i < 9; i++) for (const side of [-1, 1]) { const t = i / 9; squares += `<path d="M${800 + side * 350 * t} ${700 - 24 * t}L${800 + side * 430 * t} ${872 - 26 * t}" /><path d="M800 ${700 + 172 * t}L${800 + side * (350 + 80 * t)} ${676 + 170 * t}"/>`; }
      await c.svg(`<g stroke="${g(.78)}" stroke-width="2.5">${squares}</g><path d="M800 700V872" stroke="${g(.3)}" stroke-width="5"/>`);
      const foot = (x, y, a) => `<g transform="translate(${x} ${y}) rotate(${a}) scale(1 .8)"><path d="M-14 -34q14 -14 28 0q8 30 0 46h-28q-8 -16 0 -46zM-11 22h22q4 26 -11 28q-15 -2 -11 -28z" fill="${g(.06)}"/></g>`;
      await c.svg(foot(560, 790, 30) + foot(650, 730, 14) + foot(930, 760, 60) + foot(1050, 730, 82) + foot(1090, 806, 96) + `<path d="M690 720C760 690 840 720 890 745" stroke="${g(.06)}" stroke-width="6" stroke-dasharray="3 15" stroke-linecap="round" fill="none"/>`);
      await bodies(c, async (body) => { await body(put([box(-150, -11, 260, 22, 6)], { x: 1230, y: 800, turn: -.5 }), .62, 10); await body(put([smooth([[110, -11], [150, 0], [110, 11]], 3)], { x: 1230, y: 800, turn: -.5 }), .95, 8); });
      await tint(c, `<polygon points="${points(put([box(-150, -11, 260, 22, 6)], { x: 1230, y: 800, turn: -.5 })[0])}"/>`);
      await c.ball(230, 572, 96, .7);
    },
  },
  'ermek': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + rect(g(.22), 0, 0, W, 70) + rect(g(.97), 0, 66, W, 8) + arcs(800, 1300, [620, 800, 816], 10, .64, .9));
      for (let i = 0; i < 7; i++) {
        const x = 140 + i * 220, y = 560 + [40, -30, 60, 0, 50, -20, 30][i], gold = i === 3, r = gold ? 104 : 92;
        await c.svg(`<circle cx="${x + 16}" cy="${y + 22}" r="${r}" fill="#000" opacity=".3" filter="url(#b6)"/>`, { defs: DEFS });
        await bodies(c, async (body) => {
          await body([[x - 74, 20], [x - 30, 20], [x + 22, y - r + 14], [x - 14, y - r + 14]], .14, 8);
          await body([[x + 30, 20], [x + 74, 20], [x + 14, y - r + 14], [x - 22, y - r + 14]], .97, 8);
          await body(ribbon(disc(x, y - r - 2, 20, 20), [[0, 6], [1, 6]]), .8, 6);
          await body(disc(x, y, r), gold ? .7 : [.97, .8][i % 2], 20);
          await body(disc(x, y, r * .76), gold ? .78 : [.9, .72][i % 2], 10);
        });
        if (gold) await tint(c, `<circle cx="${x}" cy="${y}" r="${r}"/>`);
        const k = r * .5;
        await c.svg(`<g fill="none" stroke="${g(gold ? .12 : .3)}" stroke-width="7"><circle cx="${x}" cy="${y}" r="${k}"/><path d="M${x - k} ${y}H${x + k}M${x} ${y - k}V${y + k}M${x - k * .7} ${y - k * .7}Q${x} ${y} ${x - k * .7} ${y + k * .7}M${x + k * .7} ${y - k * .7}Q${x} ${y} ${x + k * .7} ${y + k * .7}"/></g>`, gold ? { mode: 'acc' } : {});
      }
    },
  },
};
