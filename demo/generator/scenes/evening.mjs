// Evenings in a suit: cabinet, stage, the new kit, the photographer.
import { rng, smooth } from '../engine.mjs';
import '../poses.mjs';
import { NIGHT, SHADE, bar, bodies, box, cup, disc, jersey, polygon, put } from '../props.mjs';
import { DEFS, TONE, W, beam, confetti, g, look, rect, shadow, who } from '../scenery.mjs';

/** A curtain between two edges, its folds as shaded strips. */
const curtain = (x0, x1, y1, tone) => {
  let s = '';
  const n = Math.round(Math.abs(x1 - x0) / 58);
  for (let i = 0; i < n; i++) { const a = x0 + ((x1 - x0) * i) / n, w = (x1 - x0) / n; s += polygon([[a, -10], [a + w, -10], [a + w + 3, y1], [a - 3, y1]], g(tone * [1, .72, .46][i % 3])); }
  return s;
};

export const evening = {
  'vitrin': {
    style: 'flat',
    async draw(c) {
      c.fill(.22);
      await c.svg(rect(g(.22)) + rect(g(.06), 90, 40, 1420, 860) + `<g fill="none" stroke="${g(.97)}" stroke-width="12"><rect x="90" y="40" width="1420" height="880"/><path d="M800 40V900"/></g>`);
      for (const y of [430, 820]) await c.svg(rect(g(.97), 96, y, 1408, 10) + rect(g(.5), 96, y + 10, 1408, 14));
      const rows = [[430, [[230, .9, 0], [430, .76, 2], [610, .98, 1], [950, .82, 1], [1160, 1.04, 0], [1370, .86, 2]]], [820, [[240, .92, 2], [470, 1.06, 0], [930, .88, 0], [1180, 1.08, 1], [1380, .9, 0]]]];
      for (const [y, cups] of rows) for (const [i, [x, k, kind]] of cups.entries()) { await shadow(c, x, y - 2, 76 * k, 9, .7); await cup(c, { x, y, k, kind, tone: i % 2 ? .97 : .8, foot: i % 3 ? .3 : .5 }); }
      await shadow(c, 690, 820, 60, 8, .7);
      await c.ball(690, 760, 60, .4);
      await c.svg([420, 1180].map((x) => beam(x, 30, x, 240, .9, .16)).join('') + `<polygon points="180,40 330,40 120,520 90,520" fill="#fff" opacity=".08"/><polygon points="980,40 1060,40 820,620 800,620" fill="#fff" opacity=".08"/>`, { defs: DEFS, mode: 'add' });
    },
  },
  'dijatado': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.05);
      await c.svg(rect(g(.05)) + curtain(-10, 1610, 640, .3) + rect(g(TONE.brand), 0, 640, W, 90) + rect(g(.97), 0, 636, W, 8) + rect(g(.08), 0, 730, W, 170));
      await c.svg(beam(380, -60, 760, 190, .95, .5) + beam(1220, -60, 840, 190, .95, .5), { defs: DEFS, mode: 'add' });
      await c.svg(`<ellipse cx="800" cy="672" rx="330" ry="26" fill="#fff" opacity=".35" filter="url(#b14)"/>`, { defs: DEFS, mode: 'add' });
      await shadow(c, 800, 676, 110, 12, .6);
      const light = { key: [0, -.6, .8], rim: [.7, -.6, .1], amb: .16, kd: 1, rk: 1.5 };
      await c.athlete('cup', { x: 800, y: 682, s: .58, look: { ...look(7), ...who(b, 7, 'SIPOS'), hairStyle: 'short' }, brand: b, ball: false, light });
      await cup(c, { x: 800, y: 196, k: .42, tone: .95, foot: .3, light });
      await bodies(c, async (body) => { await body(box(1120, 470, 150, 200, 10), .12, 24); await body(box(1100, 452, 190, 30, 8), .9, 10); await body(bar([[1190, 452], [1180, 380]], 5), .8, 4); await body(disc(1178, 366, 15, 20), .9, 12); }, light);
      await c.svg(confetti(90, 14, 620));
      const R = rng(3);
      for (let i = 0; i < 9; i++) await c.athlete(i % 3 ? 'stand' : 'cheer', { x: -20 + i * 205 + R() * 50, y: 1030 + R() * 30, s: .78 + R() * .1, at: 'pelvis', look: { ...SHADE, kit: .1, skin: .12, hairStyle: ['short', 'bun', 'bald', 'afro'][i % 4] }, light: { ...NIGHT, rk: 1.5 }, brand: b, ball: false });
    },
  },
  'mezbemutato': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.05);
      await c.svg(rect(g(.06)) + curtain(-10, 470, 780, TONE.brand * 1.02) + curtain(1610, 1130, 780, TONE.brand * 1.02) + rect(g(TONE.deep), 0, 770, W, 130));
      await c.svg(beam(800, -80, 800, 300, 1.06, .55), { defs: DEFS, mode: 'add' });
      await c.svg(`<ellipse cx="800" cy="820" rx="330" ry="40" fill="#fff" opacity=".45" filter="url(#b14)"/>`, { defs: DEFS, mode: 'add' });
      await c.svg(`<ellipse cx="800" cy="836" rx="150" ry="16" fill="#000" opacity=".6" filter="url(#b6)"/>`, { defs: DEFS });
      const man = who(b, 11, 'BARTÓK');
      await bodies(c, async (body) => { await body(bar([[800, 640], [800, 820]], 14), .7, 12); await body(disc(800, 828, 120, 20), .8, 14); await body(smooth([[770, 110], [778, 84], [822, 84], [830, 110], [836, 176], [764, 176]], 5), .3, 24); });
      await jersey(c, b, { x: 800, y: 130, k: 1.5, number: man.number, name: man.name, light: { key: [-.2, -.7, .7], rim: [.9, -.2, .1], amb: .16, kd: 1, rk: 1 } });
      await c.ball(1010, 788, 58, .5);
    },
  },
  'fotozas': {
    style: 'lit',
    async draw(c, b) {
      c.fill(TONE.deep);
      await c.svg(rect(g(.1)) + `<path d="M420 -10H1180V640C1180 720 1240 780 1330 800H270C360 780 420 720 420 640Z" fill="${g(TONE.pale)}"/><path d="M-20 800H1620V910H-20Z" fill="${g(.06)}"/><path d="M270 800H1330L1420 860H180Z" fill="${g(TONE.pale)}"/>`);
      await shadow(c, 800, 806, 170, 18, .5);
      const man = who(b, 23, 'VARGA');
      await c.athlete('hold', { x: 800, y: 812, s: .84, look: look(23, { ...man, hairStyle: 'afro', kit: .97 }), brand: b, ball: false, light: { key: [-.4, -.4, .8], rim: [.9, -.3, .1], amb: .24, kd: .8, rk: .9 } });
      await c.ball(895, 540, 48, .4);
      for (const side of [-1, 1]) {
        const at = (polys) => put(polys, { x: 800 + side * 560, y: 270, flip: side < 0 });
        await bodies(c, async (body) => { await body(at([bar([[40, 40], [60, 560]], 8)]), .5, 7); await body(at([bar([[60, 480], [-40, 580]], 7), bar([[60, 480], [160, 580]], 7)]), .5, 6); await body(at([[[-110, -190], [-60, -220], [110, -60], [110, 60], [-60, 190], [-110, 170]]]), .08, 20); });
        await c.svg(polygon(at([[[-116, -196], [-74, -214], [-74, 190], [-116, 176]]])[0], '#fff'));
      }
      await c.svg([240, 1360].map((x) => `<ellipse cx="${x < 800 ? x + 120 : x - 120}" cy="270" rx="260" ry="220" fill="#fff" opacity=".22" filter="url(#b40)"/>`).join(''), { defs: DEFS, mode: 'add' });
      await bodies(c, async (body) => { // the camera, from behind
        for (const x of [-150, 10, 170]) await body(bar([[520, 700], [520 + x, 940]], 12), .1, 10);
        await body(box(420, 560, 200, 130, 18), .05, 30);
        await body(box(476, 532, 90, 40, 10), .05, 14);
      });
      await c.svg(rect(g(1), 450, 590, 140, 78) + rect(g(TONE.brand), 508, 602, 24, 54) + `<circle cx="606" cy="580" r="6" fill="${g(.9)}"/>`);
    },
  },
};
