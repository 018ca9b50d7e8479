// Courts outside: fence, asphalt, chain net, brick wall.
import { ribbon, rng } from '../engine.mjs';
import '../poses.mjs';
import { bar, bodies, box, disc, points, polygon, tint } from '../props.mjs';
import { DEFS, TONE, W, g, grad, lamp, rect, shadow } from '../scenery.mjs';

const DUSK = { key: [.7, -.4, .3], rim: [.9, -.3, .1], amb: .14, kd: .7, rk: 1.6 };
const LOW = { kit: .14, skin: .14, sock: .2, shoe: .12, sole: .3, hair: .03 };

export const street = {
  'utcai-alkonyat': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.5);
      const R = rng(29);
      let s = rect('url(#f)') + `<circle cx="360" cy="420" r="120" fill="#fff"/>`;
      for (let i = 0; i < 9; i++) { const x = i * 190 - 40, h = 150 + R() * 240; s += rect(g(TONE.deep), x, 610 - h, 170, h); for (let r = 0; r < h / 52 - 1; r++) for (let q = 0; q < 3; q++) if (R() > .55) s += rect(g(1), x + 22 + q * 46, 630 - h + r * 50, 22, 26); }
      s += rect(g(.05), 0, 610, W, 290) + `<path d="M-20 640H1620" stroke="${g(TONE.brand)}" stroke-width="5"/>`;
      s += polygon([[-200, 900], [420, 660], [1600, 660], [1900, 900]], g(TONE.deep)) + `<g fill="none" stroke="${g(.97)}" stroke-width="7"><path d="M420 660H1640M420 660L-200 900"/><path d="M900 662C700 720 820 830 1240 850S1700 800 1660 720"/></g>`;
      await c.svg(s, { defs: grad('f', [[0, .2], [.2, TONE.brand], [.34, TONE.brand], [.46, TONE.pale], [.6, .95]]) });
      await bodies(c, async (body) => { await body(bar([[1330, 700], [1330, 250], [1230, 190]], 15), .1, 12); await body(box(1196, 70, 30, 220, 6), .1, 8); await body(bar([[180, 660], [180, 110], [300, 86]], 9), .1, 8); });
      await c.svg(`<path d="M1196 250H1096" stroke="${g(.95)}" stroke-width="10"/><g stroke="${g(.97)}" stroke-width="4" fill="none"><path d="M1104 256l22 84M1186 256l-22 84M1128 256l32 84M1162 256l-32 84M1110 282h70M1118 310h54"/></g>`);
      await c.svg(lamp(310, 92, 18, 1) + `<polygon points="290,96 330,96 620,860 20,860" fill="url(#beam)" opacity=".3" filter="url(#b14)"/>`, { defs: DEFS, mode: 'add' });
      for (const [x, y, k, pose, flip, kit] of [[860, 800, .52, 'shot', false, .9], [560, 812, .54, 'defend', false, .12], [330, 770, .46, 'hips', false, .5], [1500, 760, .44, 'cheer', false, .14]]) { await shadow(c, x, y + 2, 130 * k, 14 * k, .6); await c.athlete(pose, { x, y: pose === 'shot' ? y - 34 : y, s: k, flip, look: { ...LOW, kit, hairStyle: ['afro', 'short', 'bun'][Math.round(x) % 3] }, brand: b, light: DUSK, ball: pose === 'shot' }); }
    },
  },
  'aszfalt': {
    style: 'lit',
    async draw(c, b) {
      c.fill(TONE.deep);
      const R = rng(37);
      let s = rect(g(TONE.deep));
      for (let i = 0; i < 420; i++) s += `<circle cx="${(R() * W).toFixed(1)}" cy="${(R() * 900).toFixed(1)}" r="${(1 + R() * 2).toFixed(1)}" fill="${g(R() > .5 ? .3 : .05)}"/>`;
      s += `<path d="M-40 960A1000 1000 0 0 1 1150 -60H1640V960Z" fill="${g(TONE.brand)}"/><path d="M-40 960A1000 1000 0 0 1 1150 -60" fill="none" stroke="${g(.97)}" stroke-width="30"/><path d="M1010 960V520H1640" fill="none" stroke="${g(.97)}" stroke-width="26"/>`;
      s += `<path d="M300 -20l40 130-30 90 60 120-20 80" fill="none" stroke="${g(.03)}" stroke-width="6"/><path d="M1640 250l-120 30-60-24-110 40" fill="none" stroke="${g(.2)}" stroke-width="5"/>`;
      await c.svg(s);
      await c.svg(`<g opacity=".62"><path d="M700 520L1250 900H900L600 600Z" fill="#000" opacity="0"/><ellipse cx="760" cy="590" rx="230" ry="96" fill="#000" transform="rotate(34 760 590)" filter="url(#b6)"/></g>`, { defs: DEFS });
      await c.ball(600, 480, 130, .5);
      const fence = Array.from({ length: 34 }, (_, i) => `<path d="M${i * 96 - 900} -20l960 960M${i * 96} -20l-960 960"/>`).join('');
      await c.svg(`<g stroke="#000" stroke-width="7" opacity=".3" clip-path="url(#half)">${fence}</g>`, { defs: '<clipPath id="half"><path d="M1640 -20V700L700 -20Z"/></clipPath>' });
    },
  },
  'teglafal': {
    style: 'flat',
    async draw(c) {
      c.fill(.5);
      let s = rect(g(.22));
      const R = rng(41);
      for (let r = 0; r < 17; r++) for (let i = -1; i < 14; i++) s += rect(g(R() > .86 ? .62 : .5), i * 128 + (r % 2 ? 64 : 0), r * 46, 121, 39);
      s += rect(g(.1), 0, 770, W, 130) + rect(g(.78), 0, 764, W, 7) + rect(g(.1), 1240, 330, 250, 436) + rect(g(.78), 1262, 352, 206, 414) + rect(g(.1), 1440, 560, 12, 40);
      s += rect(g(.1), 90, 240, 220, 250) + rect(g(1), 106, 256, 90, 102) + rect(g(1), 204, 256, 90, 102) + rect(g(1), 106, 368, 90, 106) + rect(g(1), 204, 368, 90, 106) + rect(g(.97), 76, 490, 248, 18);
      await c.svg(s);
      await c.svg(`<ellipse cx="800" cy="330" rx="290" ry="200" fill="#000" opacity=".3" filter="url(#b14)"/>`, { defs: DEFS });
      await bodies(c, async (body) => { await body(box(540, 80, 500, 330, 10), .97, 14); });
      await c.svg(`<g fill="none" stroke="${g(.4)}" stroke-width="14"><rect x="562" y="102" width="456" height="286"/><rect x="700" y="220" width="180" height="132"/></g>`);
      const ring = disc(790, 372, 108, 24, 40);
      await bodies(c, (body) => body(ribbon([...ring, ring[0]], [[0, 9], [1, 9]]), .64, 8));
      await tint(c, `<polygon points="${points(ribbon([...ring, ring[0]], [[0, 9], [1, 9]]))}"/>`);
      let net = '';
      for (let i = 0; i < 8; i++) { const x = 690 + i * 28.6; net += `<path d="M${x} ${384 + (i % 7 ? 8 : 0)}Q${790 + (x - 790) * .72} 470 ${790 + (x - 790) * .62 + (i % 2 ? 12 : -12)} 548"/>`; }
      for (const [y, w] of [[430, 94], [476, 82], [520, 72]]) net += `<path d="M${790 - w} ${y}q${w / 2} 18 ${w} 0t${w} 0"/>`;
      await c.svg(`<g fill="none" stroke="${g(1)}" stroke-width="6">${net}</g>`);
      await bodies(c, async (body) => { await body(box(330, 700, 170, 130, 8), .78, 10); await body([box(330, 724, 170, 12, 3), box(330, 764, 170, 12, 3), box(330, 804, 170, 12, 3)], .3, 4); });
      await shadow(c, 1000, 838, 78, 11, .6);
      await c.ball(1000, 776, 66, .5);
      await c.ball(415, 648, 58, 1.4);
    },
  },
};
