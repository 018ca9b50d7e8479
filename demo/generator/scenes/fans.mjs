// The stand, the way to the hall, what fans bring and take home.
import { brandText, camera, rasterAlpha, ribbon, rng, smooth } from '../engine.mjs';
import '../poses.mjs';
import { NIGHT, SHADE, STUDIO, bar, bodies, box, disc, points, polygon, put, smoothLine } from '../props.mjs';
import { DEFS, H, TONE, W, arena, beam, fit, g, grad, lamp, rect, shadow } from '../scenery.mjs';

const HAIR = ['short', 'afro', 'bun', 'bald'];

/** Fans from behind, dark against the light of the court. */
async function backs(c, b, { y, n, k, seed, poses = ['cheer', 'stand', 'rebound'], tone = .2 }) {
  const R = rng(seed), step = W / (n - 1);
  const fists = [];
  for (let i = 0; i < n; i++) {
    const pose = poses[Math.floor(R() * poses.length)];
    const { T, f } = await c.athlete(pose, { x: i * step + (R() - .5) * step * .4, y: y + R() * 30, s: k * (.94 + R() * .14), at: 'pelvis', rot: (R() - .5) * .12, flip: R() > .5, look: { kit: tone, skin: tone, hairStyle: HAIR[Math.floor(R() * 4)], hair: .05 }, light: NIGHT, brand: b, ball: false });
    if (pose === 'cheer') fists.push(T(f.ends.B));
  }
  return fists;
}

export const fans = {
  'koreografia': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.04);
      const rows = 31, R = rng(21);
      const size = Math.min(fit(b, b.short, 1180, { slant: 'normal' }), 430);
      const word = brandText(b, b.short, { size, x: 800, y: 452 + size * .34, anchor: 'middle', slant: 'normal' });
      const mask = await rasterAlpha(`<path d="${word.d}"/>`, 0, 0, W, H);
      let s = rect(g(.04));
      for (let r = 0; r < rows; r++) {
        const k = .8 + (r / rows) * .4, y = 50 + 24 * r * (.84 + (r / rows) * .18), step = 22 * k;
        for (let i = -48; i <= 48; i++) {
          const x = 800 + i * step + (r % 2 ? step / 2 : 0) + (R() - .5) * 4, yy = y + (R() - .5) * 4;
          if (x < -30 || x > W + 30) continue;
          const inside = mask[Math.min(H - 1, Math.round(yy)) * W + Math.max(0, Math.min(W - 1, Math.round(x)))] > .4;
          const edge = Math.abs(i) > 38 || r < 2 || r > rows - 3;
          const tone = inside ? 1 : edge ? (R() > .5 ? TONE.deep : .1) : TONE.brand;
          s += `<rect x="${(x - 9.4 * k).toFixed(1)}" y="${(yy - 9 * k).toFixed(1)}" width="${(18.8 * k).toFixed(1)}" height="${(17 * k).toFixed(1)}" fill="${g(tone)}" transform="rotate(${((R() - .5) * 9).toFixed(1)} ${x.toFixed(1)} ${yy.toFixed(1)})"/>`;
        }
      }
      s += rect(g(.1), 0, 826, W, 74) + rect(g(.95), 0, 820, W, 7);
      await c.svg(s);
      await c.svg(beam(200, -60, 420, 260, 1.1, .16) + beam(1400, -60, 1180, 260, 1.1, .16), { defs: DEFS, mode: 'add' });
    },
  },
  'zaszlok': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -12, 5], look: [14, 8, 3.2], fov: 46 });
      await arena(c, cam, { seed: 163, floor: .62, crowd: 1, hoops: [] });
      await backs(c, b, { y: 1010, n: 9, k: .86, seed: 4 });
      const flag = async ({ x, y, k, turn, tone, mark, seed }) => {
        const wave = (u, v) => [u, v + 26 * Math.sin(u / 70 + seed) + u * .06];
        const edge = [];
        for (let u = 0; u <= 560; u += 20) edge.push(wave(u, -180));
        for (let v = -170; v <= 170; v += 20) edge.push(wave(560 + 14 * Math.sin(v / 40), v));
        for (let u = 560; u >= 0; u -= 20) edge.push(wave(u, 180));
        const [cloth] = put([edge], { x, y, k, turn });
        const ringed = mark.map((r) => { const ring = disc(270, 0, r, r, 60).map(([u, v]) => wave(u, v)); return put([ring], { x, y, k, turn })[0]; });
        const decal = `<path fill-rule="evenodd" d="${ringed.map((ring) => 'M' + points(ring).replaceAll(' ', 'L') + 'Z').join('')}"/>`;
        await bodies(c, async (body) => {
          await body(put([bar([[-14, -230], [-14, 760]], 9)], { x, y, k, turn }), .8, 8);
          await body(cloth, tone, 70 * k, { folds: 1, seed, decal, decalAlbedo: tone > .5 ? .36 : .97 });
        }, { key: [-.4, -.6, .7], rim: [.9, -.2, .1], amb: .2, kd: .95, rk: .9 });
      };
      await flag({ x: 1010, y: 190, k: .74, turn: .1, tone: .97, mark: [120, 84], seed: 2 });
      await flag({ x: 150, y: 300, k: .98, turn: -.12, tone: .42, mark: [130, 104, 60], seed: 5 });
      await flag({ x: 760, y: 420, k: .9, turn: .04, tone: .1, mark: [130, 96], seed: 1 });
      await backs(c, b, { y: 1100, n: 6, k: 1.26, seed: 8, poses: ['cheer', 'stand'] });
    },
  },
  'salak': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -12, 5.4], look: [14, 8, 2.4], fov: 46 });
      await arena(c, cam, { seed: 167, floor: .6, crowd: 1.1, hoops: [0, 1] });
      const light = { key: [-.2, -.5, .8], rim: [.6, -.7, .1], amb: .22, kd: .9, rk: .9 };
      const scarf = async (x, y, k, dark, text) => {
        await c.athlete('rebound', { x, y: y + 400 * k, s: .86 * k, at: 'pelvis', look: { kit: .16, skin: .3, hairStyle: HAIR[Math.round(x) % 4], hair: .05 }, light: { ...NIGHT, kd: .5 }, brand: b, ball: false });
        const sag = (u) => 20 * Math.cos((u / 270) * 1.57);
        const top = [], bottom = [];
        for (let u = -270; u <= 270; u += 30) { top.push([u, -46 + sag(u)]); bottom.unshift([u, 46 + sag(u)]); }
        const [band] = put([[...top, ...bottom]], { x, y, k });
        const size = Math.min(fit(b, text, 330), 76);
        const word = brandText(b, text, { size, y: 16 + size * .36, anchor: 'middle' });
        const decal = `<g transform="translate(${x} ${y}) scale(${k})"><path d="${word.d}"/><path d="M-250 -50h14v110h-14zM-226 -50h14v110h-14zM236 -50h14v110h-14zM212 -50h14v110h-14z"/></g>`;
        await bodies(c, async (body) => {
          for (const side of [-1, 1]) for (let i = 0; i < 6; i++) await body(put([bar([[side * 268, -38 + i * 15], [side * 306, -36 + i * 17]], 4)], { x, y, k }), .9, 4);
          await body(band, dark ? .08 : .97, 26 * k, { folds: 1, seed: x, decal, decalAlbedo: dark ? .97 : .4 });
          for (const side of [-1, 1]) await body(put([smooth([[side * 168, -30], [side * 206, -30], [side * 210, 60], [side * 164, 60]], 5)], { x, y, k }), .3, 20 * k);
        }, light);
      };
      await scarf(390, 470, .62, true, 'HAJRÁ');
      await scarf(1180, 450, .62, false, b.short);
      await scarf(790, 560, .8, false, b.short);
      await scarf(230, 690, 1, false, 'HAJRÁ');
      await scarf(1310, 700, 1.04, true, b.short);
    },
  },
  'dob': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.05);
      const cam = camera({ pos: [14, -12, 6], look: [14, 8, 2.6], fov: 50 });
      await arena(c, cam, { seed: 173, floor: .56, crowd: .9, hoops: [] });
      const x = 800, y = 520, light = { key: [-.45, -.6, .66], rim: [.9, -.3, .1], amb: .18, kd: 1, rk: 1.2 };
      await bodies(c, async (body) => {
        await body([[x - 350, y], [x + 350, y], [x + 320, y + 470], [x - 320, y + 470]], .42, 200);
        for (let i = 0; i < 7; i++) { const u = x - 330 + i * 94; await body(bar([[u, y + 40], [u + 42, y + 420], [u + 84, y + 40]], 6), .9, 5); }
        await body(smooth(disc(x, y, 366, 132, 48), 2), .1, 30);
        await body(smooth(disc(x, y - 14, 344, 118, 48), 2), .97, 30);
      }, light);
      await c.svg(`<g fill="none" stroke="${g(.42)}" stroke-width="13"><ellipse cx="${x}" cy="${y - 14}" rx="210" ry="70"/><ellipse cx="${x}" cy="${y - 14}" rx="120" ry="40"/></g>`);
      const stick = async (from, to, tone) => bodies(c, async (body) => { await body(bar([from, to], 13), tone, 12); await body(smooth(disc(to[0], to[1], 46, 42, 16), 3), .97, 34); }, light);
      await c.svg(`<ellipse cx="640" cy="506" rx="60" ry="20" fill="#000" opacity=".5" filter="url(#b6)"/>`, { defs: DEFS });
      const arm = (line) => ribbon(smoothLine(line), [[0, 120], [.5, 84], [.85, 54], [1, 46]]);
      await bodies(c, (body) => body(arm([[-80, 640], [110, 470], [250, 330]]), .5, 50), light);
      await stick([210, 360], [636, 456], .85);
      await bodies(c, (body) => body([smooth([[212, 290], [280, 262], [350, 300], [356, 372], [300, 420], [226, 404]], 6)], .52, 40), light);
      await bodies(c, (body) => body(arm([[1700, 420], [1500, 300], [1360, 190]]), .36, 50), light);
      await stick([1410, 220], [1010, 176], .85);
      await bodies(c, (body) => body([smooth([[1300, 150], [1370, 128], [1436, 168], [1440, 242], [1380, 282], [1306, 254]], 6)], .38, 40), light);
    },
  },
  'mobilfenyek': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -13, 6.4], look: [14, 8, 2.4], fov: 46 });
      await arena(c, cam, { seed: 179, floor: .2, crowd: .3, hoops: [0, 1], lamps: false, lines: .6, paint: .1 });
      const R = rng(91);
      let s = '';
      for (let row = 18; row >= 0; row--) for (let x = -5; x < 33; x += .8) if (R() < .42) { const q = cam([x + R() * .5, 18 + row * .9, 1.5 + row * .52 + R() * .4]); if (q) s += lamp(q[0], q[1], 1.8 + R() * 2.4, .5 + R() * .5); }
      await c.svg(s, { defs: DEFS, mode: 'add' });
      await c.svg(beam(800, -60, 800, 170, .8, .6), { defs: DEFS, mode: 'add' });
      const fists = await backs(c, b, { y: 1010, n: 9, k: .98, seed: 12, poses: ['stand', 'cheer', 'cheer'], tone: .12 });
      await c.svg(fists.map(([x, y]) => lamp(x, y, 10, 1)).join(''), { defs: DEFS, mode: 'add' });
    },
  },
  'felvonulas': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.05);
      let s = rect('url(#f)');
      s += `<path d="M330 500C470 290 1130 290 1270 500Z" fill="${g(TONE.deep)}"/><path d="M330 500C470 290 1130 290 1270 500" fill="none" stroke="#fff" stroke-width="8"/>`;
      for (let i = 0; i < 19; i++) s += rect(g(i % 3 ? 1 : TONE.pale), 372 + i * 45.6, 432, 34, 68);
      for (const [x, y, w, h] of [[-20, 150, 190, 420], [150, 270, 140, 320], [1320, 250, 150, 340], [1440, 130, 190, 440]]) { s += rect(g(.04), x, y, w, h); for (let r = 0; r < 6; r++) for (let q = 0; q < w / 50 - 1; q++) if ((r * 7 + q * 3 + x) % 4 < 2) s += rect(g(TONE.pale), x + 22 + q * 48, y + 26 + r * 54, 20, 28); }
      s += polygon([[430, 500], [1170, 500], [2300, 900], [-700, 900]], g(TONE.brand)) + rect(g(TONE.pale), 330, 498, 940, 6);
      await c.svg(s, { defs: grad('f', [[0, .03], [.5, TONE.deep], [1, TONE.deep]]) });
      await c.svg(`<ellipse cx="800" cy="500" rx="560" ry="60" fill="#fff" opacity=".35" filter="url(#b40)"/>` + [[250, 250], [1350, 250]].map(([x, y]) => lamp(x, y, 13)).join(''), { defs: DEFS, mode: 'add' });
      const R = rng(17);
      const flag = (x, y, k, tone) => bodies(c, async (body) => { await body(bar([[x, y], [x + 26 * k, y - 520 * k]], 6), .9, 5); await body(put([smooth([[26, -520], [150, -548], [270, -500], [262, -360], [150, -400], [22, -370]], 6)], { x, y, k }), tone, 30 * k, { folds: 1, seed: x }); });
      for (const [n, y, k, wide] of [[13, 590, .13, 900], [9, 660, .2, 1150], [7, 770, .33, 1500], [5, 1010, .66, 1640]]) {
        for (let i = 0; i < n; i++) {
          const x = 800 + ((i + .5) / n - .5) * wide + (R() - .5) * 40, yy = y + R() * 14;
          await shadow(c, x, yy, 120 * k, 16 * k, .5);
          await c.athlete(R() > .7 ? 'cheer' : 'stand', { x, y: yy, s: k * (.92 + R() * .16), look: { ...SHADE, kit: i % 3 === 1 ? .5 : .06, hairStyle: HAIR[Math.floor(R() * 4)] }, light: { ...NIGHT, rk: 1.8 }, brand: b, ball: false });
        }
        if (n === 9) await flag(520, 640, .5, .97);
        if (n === 7) await flag(1060, 760, .74, .62);
      }
    },
  },
  'alairas': {
    style: 'flat',
    async draw(c) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + rect(g(.22), 0, 700, W, 200) + rect(g(.97), 0, 694, W, 8) + `<ellipse cx="700" cy="818" rx="330" ry="34" fill="#000" opacity=".5" filter="url(#b14)"/>`, { defs: DEFS });
      await c.ball(690, 470, 350, .32);
      const ink = (d, w = 9) => `<path d="${d}" fill="none" stroke="#080808" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
      await c.svg(ink('M470 420c30-80 60-90 50-20s-30 70-10 40 40-80 60-60-20 60 10 50 30-50 50-40-10 40 20 30 60-60 90-40') + ink('M640 620c-10-70 30-100 40-60s-40 60-10 60 50-70 70-60 0 50 20 40 40-40 70-30 40 10 80-20') + ink('M520 560c20 10 40-30 60-20', 8) + ink('M800 330c-20-60 40-90 50-40s-50 80-20 70 40-50 60-40 10 30 40 20') + ink('M560 300c30-50 60-40 40 0s-30 30 0 30 50-40 70-30'), { mode: 'acc' });
      const pen = (polys) => put(polys, { x: 1010, y: 560, turn: -.62 });
      await bodies(c, async (body) => {
        await body(pen([smooth([[-18, -14], [-60, -6], [-72, 0], [-60, 6], [-18, 14]], 5)]), .05, 10);
        await body(pen([box(-20, -26, 330, 52, 18)]), .97, 24);
        await body(pen([box(250, -28, 110, 56, 20)]), .1, 24);
      });
      const arm = ribbon(smoothLine([[1720, 760], [1450, 640], [1240, 540]]), [[0, 130], [.5, 92], [.85, 62], [1, 54]]);
      const fingers = [[[1250, 500], [1170, 470], [1104, 500]], [[1250, 540], [1170, 530], [1110, 536]], [[1270, 590], [1180, 590], [1140, 556]]].map((line) => ribbon(smoothLine(line), [[0, 34], [1, 22]]));
      await bodies(c, (body) => body([arm, ...fingers, smooth(disc(1260, 540, 84, 78, 16), 3)], .42, 44), { ...STUDIO, rk: 1.2 });
      await bodies(c, (body) => body(ribbon([[1760, 780], [1560, 690], [1400, 616]], [[0, 150], [1, 96]], { cap0: false, cap1: false }), .97, 60, { folds: 1, seed: 3 }));
    },
  },
};
