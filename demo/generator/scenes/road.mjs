// Away: bags, bus, road, and the way of the fans, by ferry or by train.
import { brandText, ribbon, rng, smooth } from '../engine.mjs';
import '../poses.mjs';
import { SHADE, bag, bodies, box, disc, points, polygon, put, tint } from '../props.mjs';
import { DEFS, TONE, W, g, grad, lamp, own, rect, shadow } from '../scenery.mjs';

const stars = (n, seed, y1) => { const R = rng(seed); return Array.from({ length: n }, () => `<circle cx="${(R() * W).toFixed(1)}" cy="${(R() * y1).toFixed(1)}" r="${(.8 + R() * 1.6).toFixed(1)}" fill="#fff"/>`).join(''); };
const head = (x, y, k, tone = .04) => `<g transform="translate(${x} ${y}) scale(${k})" fill="${g(tone)}"><ellipse cx="0" cy="-34" rx="26" ry="32"/><path d="M-56 60q0-62 56-62t56 62z"/></g>`;

export const road = {
  'busz': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.22);
      let s = rect(g(.22)) + stars(70, 6, 420) + `<circle cx="1340" cy="190" r="86" fill="${g(.97)}"/><circle cx="1304" cy="172" r="80" fill="${g(.22)}"/>`;
      s += `<path d="M-20 600C200 500 420 560 640 520S1100 470 1300 530S1560 520 1640 560V800H-20Z" fill="${g(.1)}"/>` + rect(g(.05), 0, 690, W, 210) + rect(g(.5), 0, 684, W, 6);
      for (let i = 0; i < 6; i++) s += rect(g(.78), i * 320 - 60, 846, 180, 12);
      await c.svg(s);
      await c.svg(`<polygon points="1400,640 1410,690 1800,860 1800,600" fill="#fff" opacity=".35" filter="url(#b14)"/>`, { defs: DEFS, mode: 'add' });
      await c.svg(`<ellipse cx="760" cy="806" rx="700" ry="26" fill="#000" opacity=".7" filter="url(#b14)"/>`, { defs: DEFS });
      const word = brandText(b, b.name.toUpperCase(), { size: b.id === 'hiuzok' ? 74 : 120, x: 700, y: 668, anchor: 'middle' });
      await bodies(c, async (body) => {
        await body(smooth([[110, 772], [96, 560], [104, 330], [140, 282], [400, 270], [1180, 270], [1300, 290], [1370, 380], [1416, 560], [1424, 700], [1410, 772], [700, 778]], 6), .5, 60, { decal: `<path d="${word.d}"/>`, decalAlbedo: 1.15 });
      });
      let w = '';
      for (let i = 0; i < 6; i++) w += `<rect x="${150 + i * 176}" y="330" width="160" height="190" rx="14" fill="${g(i === 2 ? .1 : 1)}"/>`;
      w += `<path d="M1212 330H1310L1384 520H1212Z" fill="${g(1)}"/>`;
      await c.svg(w);
      await c.svg(`<g clip-path="url(#panes)">${[[230, 470, 1], [400, 476, .9], [770, 470, 1], [930, 478, .92], [1100, 466, 1.02], [1280, 480, .9]].map(([x, y, k]) => head(x, y, k, .1)).join('')}</g>`, { defs: `<clipPath id="panes">${Array.from({ length: 6 }, (_, i) => `<rect x="${150 + i * 176}" y="330" width="160" height="190"/>`).join('')}<path d="M1212 330H1310L1384 520H1212Z"/></clipPath>` });
      await c.svg(rect(g(1), 100, 548, 1312, 10) + rect(g(.1), 112, 706, 1304, 10) + `<rect x="1386" y="640" width="36" height="40" rx="10" fill="${g(1)}"/>`);
      for (const x of [330, 1130]) await bodies(c, async (body) => { await body(disc(x, 772, 88), .05, 30); await body(disc(x, 772, 48), .7, 20); await body(disc(x, 772, 16), .2, 8); });
      await c.svg(`<rect x="98" y="620" width="18" height="54" rx="6" fill="#a0a0a0"/>`, { mode: 'acc' });
      await c.svg(lamp(1408, 660, 16), { defs: DEFS, mode: 'add' });
    },
  },
  'busz-belulrol': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.06);
      const R = rng(13), vx = 800, vy = 380;
      let s = rect(g(.06));
      s += rect(g(TONE.deep), 570, 190, 460, 300) + polygon([[570, 400], [1030, 400], [1030, 490], [570, 490]], g(.06)) + polygon([[790, 400], [810, 400], [850, 490], [750, 490]], g(TONE.brand));
      for (const side of [-1, 1]) {
        s += polygon([[vx + side * 800, 60], [vx + side * 240, 236], [vx + side * 240, 372], [vx + side * 800, 400]], g(TONE.deep));
        for (let i = 0; i < 14; i++) { const t = R(), x = vx + side * (260 + t * 540), y = 250 + R() * 90 - t * 60; s += `<circle cx="${x}" cy="${y}" r="${5 + t * 15}" fill="${g(i % 3 ? TONE.brand : TONE.pale)}"/>`; }
        for (const x of [250, 330, 470, 690]) s += polygon([[vx + side * x, 240 - (x - 240) * .32], [vx + side * (x + 12 + x * .04), 236 - (x - 240) * .32], [vx + side * (x + 12 + x * .04), 376 + (x - 240) * .05], [vx + side * x, 376 + (x - 240) * .05]], g(.05));
      }
      s += polygon([[720, 490], [880, 490], [1130, 900], [470, 900]], g(TONE.brand)) + polygon([[745, 490], [855, 490], [980, 900], [620, 900]], g(.12));
      for (let i = 0; i < 5; i++) s += rect(g(1), 700 - i * 34, 150 - i * 36, 200 + i * 68, 6 + i * 3);
      await c.svg(s);
      const light = { key: [0, -.7, .6], rim: [.8, -.5, .1], amb: .14, kd: .85, rk: 1.1 };
      for (const [row, k] of [[0, .34], [1, .5], [2, .76], [3, 1.16]]) for (const side of [-1, 1]) for (const place of [0, 1]) {
        const x = vx + side * (205 + place * 190) * k * 1.36, y = vy + 190 * k;
        const man = (row * 3 + place * 2 + (side > 0 ? 1 : 0)) % 4;
        if (man !== 2 && row < 3) await c.athlete('stand', { x, y: y + 130 * k, s: .8 * k, at: 'pelvis', look: { kit: .3, skin: [.5, .36, .5, .44][man], hairStyle: ['short', 'afro', 'bun', 'bald'][man], hair: .08 }, brand: b, ball: false, light });
        if (man === 1 && row < 3) await bodies(c, (body) => body(put([ribbon(disc(0, -194, 52, 56).slice(18, 42), [[0, 8], [1, 8]])], { x, y: y + 8 * k, k }), .97, 7), light);
        await bodies(c, async (body) => { await body(put([smooth([[-92, 0], [-84, -20], [-60, -34], [60, -34], [84, -20], [92, 0], [104, 560], [-104, 560]], 6)], { x, y, k }), .44, 40 * k, { folds: 0 }); await body(put([smooth([[-62, -4], [-54, -70], [-30, -84], [30, -84], [54, -70], [62, -4]], 6)], { x, y, k }), .9, 26 * k); }, light);
      }
    },
  },
  'orszagut': {
    style: 'lit',
    async draw(c) {
      c.fill(.5);
      const R = rng(19);
      let s = rect('url(#f)') + `<circle cx="800" cy="430" r="190" fill="#fff"/>`;
      s += rect(g(TONE.deep), 0, 470, W, 430);
      for (let i = 0; i < 12; i++) s += polygon([[800 + (i - 6) * 60, 470], [800 + (i - 5.4) * 60, 470], [800 + (i - 5.2) * 520, 900], [800 + (i - 6) * 520, 900]], g(.1));
      s += polygon([[780, 470], [820, 470], [1240, 900], [360, 900]], g(.05)) + polygon([[783, 470], [786, 470], [430, 900], [400, 900]], g(.97)) + polygon([[814, 470], [817, 470], [1200, 900], [1170, 900]], g(.97));
      for (const [y, h, w] of [[500, 14, 5], [540, 24, 8], [600, 40, 13], [690, 70, 20], [820, 90, 32]]) s += rect(g(.97), 800 - w / 2, y, w, h);
      for (const side of [-1, 1]) for (let i = 6; i >= 0; i--) { const k = .16 * 1.5 ** (6 - i), x = 800 + side * (70 + 210 * k * 1.2), y = 470 + 120 * k * .5; s += `<ellipse cx="${x}" cy="${y - 190 * k}" rx="${36 * k}" ry="${190 * k}" fill="${g(.04)}"/>` + rect(g(.04), x - 5 * k, y - 60 * k, 10 * k, 62 * k); }
      await c.svg(s, { defs: grad('f', [[0, .2], [.16, TONE.brand], [.3, TONE.brand], [.4, TONE.pale], [.52, .9]]) });
      await c.svg(`<rect x="746" y="476" width="108" height="112" rx="14" fill="${g(.97)}"/><rect x="756" y="488" width="88" height="44" rx="6" fill="${g(TONE.deep)}"/><rect x="752" y="586" width="22" height="16" fill="#000"/><rect x="826" y="586" width="22" height="16" fill="#000"/><rect x="746" y="548" width="108" height="8" fill="${g(TONE.brand)}"/>`);
      await c.svg(`<rect x="752" y="562" width="20" height="14" rx="4" fill="#9a9a9a"/><rect x="828" y="562" width="20" height="14" rx="4" fill="#9a9a9a"/>`, { mode: 'acc' });
      await c.svg(`<ellipse cx="800" cy="604" rx="70" ry="8" fill="#000" opacity=".6" filter="url(#b6)"/>`, { defs: DEFS });
    },
  },
  'csomagok': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.78);
      await c.svg(rect(g(.78)) + rect(g(.5), 0, 0, W, 90) + rect(g(.97), 0, 86, W, 8));
      for (const x of [120, 620, 1120]) await c.svg(rect(g(.5), x, 160, 380, 500) + rect(g(.97), x + 24, 184, 154, 476) + rect(g(.97), x + 202, 184, 154, 476) + rect(g(.22), x + 164, 400, 10, 80) + rect(g(.22), x + 206, 400, 10, 80));
      await c.svg(rect(g(.22), 0, 660, W, 240) + rect(g(.97), 0, 654, W, 8));
      for (const [i, [x, y, k, tone]] of [[300, 740, .8, .1], [700, 730, .76, .97], [1110, 742, .8, .1], [1430, 736, .72, .97], [150, 860, 1, .97], [560, 872, 1.06, .1], [1010, 866, 1, .97], [1420, 876, 1.06, .1]].entries()) { await shadow(c, x, y, 190 * k, 14, .6); await bag(c, b, { x, y, k, tone, text: i % 3 === 1 ? String(own(b, [7, 23, 11][(i - 1) / 3])) : b.short }); }
      await shadow(c, 800, 846, 62, 9, .6);
      await c.ball(792, 800, 56, .6);
    },
  },
  'kulonjarat': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.78);
      const R = rng(23);
      if (b.id === 'hiuzok') { // a train on the dam
        let s = rect(g(.78)) + `<circle cx="1270" cy="230" r="110" fill="${g(1)}"/>`;
        for (let i = 0; i < 16; i++) { const x = i * 112 + R() * 40, h = 70 + R() * 70; s += `<ellipse cx="${x}" cy="${560 - h * .4}" rx="${70 + R() * 30}" ry="${h}" fill="${g(.5)}"/>`; }
        s += `<path d="M-20 640H1620L1720 760H-120Z" fill="${g(.22)}"/>` + rect(g(.1), 0, 622, W, 12) + rect(g(.97), 0, 614, W, 6) + rect(g(.5), 0, 760, W, 140);
        for (let i = 0; i < 34; i++) s += rect(g(i % 2 ? .78 : .64), R() * W, 778 + R() * 110, 60 + R() * 160, 5);
        for (let i = 0; i < 34; i++) s += rect(g(.05), i * 50, 632, 26, 9);
        await c.svg(s);
        for (let car = 0; car < 3; car++) {
          const x = -150 + car * 560;
          const end = car === 2 ? [[x + 470, 300], [x + 560, 360], [x + 600, 470], [x + 604, 590]] : [[x + 540, 300], [x + 545, 592]];
          await bodies(c, (body) => body([[x, 592], [x, 300], ...end], car === 1 ? .97 : .42, 26));
          const panes = Array.from({ length: car === 2 ? 4 : 5 }, (_, i) => `<rect x="${x + 34 + i * 100}" y="352" width="80" height="90" rx="10"/>`).join('');
          await c.svg(`<g fill="${g(car === 1 ? .22 : 1)}">${panes}</g><g clip-path="url(#p${car})">${[0, 1, 2, 3, 4].filter((i) => (i + car) % 3).map((i) => head(x + 74 + i * 100, 420, .62, car === 1 ? .78 : .1)).join('')}</g>` + rect(g(car === 1 ? .5 : .97), x, 480, car === 2 ? 600 : 545, 12), { defs: `<clipPath id="p${car}">${panes}</clipPath>` });
          for (const wx of [90, 180, 370, 460]) await bodies(c, (body) => body(disc(x + wx, 596, 26), .06, 12));
        }
        const word = brandText(b, b.cheer, { size: 44, x: 690, y: 548, anchor: 'middle' });
        await c.svg(`<path d="${word.d}" fill="${g(.42)}"/>`);
        await c.svg(`<circle cx="1560" cy="540" r="16" fill="#a8a8a8"/>`, { mode: 'acc' });
        return;
      }
      let s = rect(g(.78)) + `<circle cx="420" cy="250" r="120" fill="${g(1)}"/>`; // the ferry
      for (let i = 0; i < 17; i++) s += rect(g(.64), i * 100 - 20, 470 - R() * 60, 70 + R() * 40, 120);
      s += `<path d="M900 520C960 400 1300 400 1360 520Z" fill="${g(.5)}"/><path d="M900 520C960 400 1300 400 1360 520" fill="none" stroke="${g(1)}" stroke-width="6"/>`;
      s += rect(g(.5), 0, 520, W, 380) + rect(g(.97), 0, 516, W, 6);
      for (let i = 0; i < 70; i++) { const y = 530 + R() * 360; s += rect(g(i % 3 ? .64 : .78), R() * W, y, 50 + R() * 170, 3 + (y - 520) * .016); }
      await c.svg(s);
      await c.svg(`<ellipse cx="800" cy="782" rx="640" ry="26" fill="#000" opacity=".35" filter="url(#b14)"/>`, { defs: DEFS });
      for (let i = 0; i < 15; i++) await c.athlete(['stand', 'cheer', 'stand', 'bag'][i % 4], { x: 330 + i * 66, y: 660 + (i % 2) * 8, s: .25 + (i % 3) * .014, look: { ...SHADE, kit: i % 3 === 0 ? .97 : .12, hairStyle: ['short', 'afro', 'bun'][i % 3], skin: .4 }, brand: b, ball: false });
      const word = brandText(b, b.cheer, { size: 84, x: 760, y: 742, anchor: 'middle' });
      await bodies(c, async (body) => {
        await body([[150, 660], [1450, 660], [1390, 770], [230, 776]], .12, 24, { decal: `<path d="${word.d}"/>`, decalAlbedo: .98 });
        await body(box(1210, 440, 170, 226, 12), .97, 16);
        await body([[150, 660], [60, 610], [80, 600], [180, 650]], .7, 6);
      });
      await c.svg(rect(g(.22), 1232, 470, 126, 74) + rect(g(.97), 150, 612, 1060, 6) + Array.from({ length: 11 }, (_, i) => rect(g(.97), 170 + i * 104, 612, 6, 50)).join('') + rect(g(.1), 1290, 300, 8, 144));
      await bodies(c, (body) => body(smooth([[1298, 300], [1350, 312], [1410, 292], [1476, 306], [1470, 392], [1410, 376], [1350, 396], [1298, 384]], 5), .66, 9));
      await tint(c, polygon(smooth([[1298, 300], [1350, 312], [1410, 292], [1476, 306], [1470, 392], [1410, 376], [1350, 396], [1298, 384]], 5), '#fff'));
    },
  },
};
