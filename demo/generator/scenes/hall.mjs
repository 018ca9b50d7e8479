// The hall when nobody plays: stands, tunnel, lamps, store, dressing room, laundry.
import { brandText, camera, poly3d, ribbon, rng, smooth } from '../engine.mjs';
import '../poses.mjs';
import { STUDIO, bag, bar, bodies, box, cone, disc, jersey, points, polygon, put, shoe, smoothLine, tint } from '../props.mjs';
import { DEFS, TONE, W, arena, beam, g, grad, place, rect, shadow, who } from '../scenery.mjs';

export const hall = {
  'lelato-sorok': {
    style: 'lit',
    async draw(c) {
      const cam = camera({ pos: [-1.6, -3.4, 2.6], look: [6.2, 5, 2.5], fov: 46 });
      c.fill(.04);
      let s = rect(g(.04));
      for (let row = 13; row >= 0; row--) {
        const y = row * .95, z = row * .5;
        s += poly3d(cam, [[-3, y, z], [22, y, z], [22, y + .95, z], [-3, y + .95, z]], g(.1)) + poly3d(cam, [[-3, y, z - .5], [22, y, z - .5], [22, y, z], [-3, y, z]], g(.06));
        for (let i = 30; i >= 0; i--) {
          const x = -2 + i * .72;
          if (i === 9 || i === 10) { if (i === 10) s += poly3d(cam, [[x - 1.1, y, z + .01], [x + .28, y, z + .01], [x + .28, y + .95, z + .01], [x - 1.1, y + .95, z + .01]], g(.2)) + poly3d(cam, [[x - 1.1, y, z - .5], [x + .28, y, z - .5], [x + .28, y, z], [x - 1.1, y, z]], g(TONE.pale)); continue; }
          const hot = row === 4 && i === 6;
          const tone = hot ? 1 : TONE.brand;
          s += poly3d(cam, [[x - .28, y + .62, z + .42], [x + .28, y + .62, z + .42], [x + .28, y + .74, z + .95], [x - .28, y + .74, z + .95]], g(tone));
          s += poly3d(cam, [[x - .28, y + .2, z + .42], [x + .28, y + .2, z + .42], [x + .28, y + .64, z + .4], [x - .28, y + .64, z + .4]], g(hot ? TONE.pale : .3));
          s += poly3d(cam, [[x - .28, y + .2, z + .34], [x + .28, y + .2, z + .34], [x + .28, y + .2, z + .42], [x - .28, y + .2, z + .42]], g(TONE.deep));
        }
      }
      await c.svg(s);
      await c.svg(beam(1250, -80, 900, 420, 1.2, .22), { defs: DEFS, mode: 'add' });
      const at = cam([-2 + 6 * .72, 4 * .95 + .4, 2.56]);
      await c.ball(at[0], at[1], cam.ppm([2.3, 4.2, 2.5]) * .13, .5);
    },
  },
  'jatekoskijaro': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.04);
      const L = 560, R = 1040, T = 240, B = 590;
      let s = rect(g(.04)) + polygon([[0, -120], [L, T], [L, B], [0, 1010]], g(TONE.deep)) + polygon([[W, -120], [R, T], [R, B], [W, 1010]], g(.1)) + polygon([[L, B], [R, B], [W + 120, 900], [-120, 900]], g(.12));
      for (const k of [.16, .34, .5, .64, .76]) s += `<path d="M${L * k} ${-120 + (T + 120) * k}V${1010 + (B - 1010) * k}" stroke="${g(.05)}" stroke-width="${14 * (1 - k) + 3}"/>`;
      s += polygon([[0, 470], [L, 408], [L, 428], [0, 540]], g(TONE.brand)) + polygon([[W, 470], [R, 408], [R, 428], [W, 540]], g(.3));
      s += rect(g(1), L, T, R - L, B - T) + rect(g(TONE.pale), L, 300, R - L, 130) + rect(g(TONE.brand), L, 430, R - L, 8);
      const rr = rng(4);
      for (let r = 0; r < 8; r++) for (let i = 0; i < 42; i++) s += `<circle cx="${L + 6 + i * 11.4 + rr() * 4}" cy="${304 + r * 15 + rr() * 4}" r="4.4" fill="${g(rr() > .5 ? TONE.brand : .1)}"/>`;
      s += polygon([[L, B], [R, B], [R + 330, 900], [L - 330, 900]], g(.42));
      await c.svg(s);
      await c.svg(`<ellipse cx="800" cy="420" rx="420" ry="280" fill="#fff" opacity=".32" filter="url(#b40)"/>`, { defs: DEFS, mode: 'add' });
      const light = { key: [0, -.5, -.2], rim: [.2, -1, .1], amb: .06, kd: .2, rk: 1.6 };
      const men = [[700, 640, .3, 7, 'SIPOS', 'short'], [905, 652, .32, 34, 'DEÁK', 'bald'], [640, 760, .5, 11, 'BARTÓK', 'afro'], [1010, 880, .8, 23, 'VARGA', 'short']];
      for (const [x, y, k, n, name, hairStyle] of men) {
        await c.svg(`<polygon points="${x - 60 * k},${y} ${x + 60 * k},${y} ${x + (x - 800) * .6 + 130 * k},${y + 330 * k} ${x + (x - 800) * .6 - 130 * k},${y + 330 * k}" fill="#000" opacity=".5" filter="url(#b6)"/>`, { defs: DEFS });
        await c.athlete(k > .7 ? 'hold' : 'stand', { x, y, s: k, look: { kit: .34, ...who(b, n, name), skin: .18, hair: .03, hairStyle, sock: .3, shoe: .2, sole: .3 }, brand: b, ball: false, light });
      }
      await c.ball(1096, 606, 44, .4, { key: [-.5, -.6, .3], rim: [-.6, -.8, .1] });
    },
  },
  'felmosas': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [11.4, -3.6, 1.5], look: [14, 8, 1.1], fov: 40 });
      await arena(c, cam, { seed: 191, hoops: [], floor: .36, crowd: .16, lamps: true });
      const strip = (x, y0, y1, op) => poly3d(cam, [[x, y0, 0], [x + .85, y0, 0], [x + .85, y1, 0], [x, y1, 0]], '#fff', op);
      await c.svg(strip(9.2, .6, 14.8, .22) + strip(10.2, .6, 14.8, .22) + strip(11.2, .6, 14.8, .22) + strip(12.2, 2.7, 14.8, .24), { mode: 'add' });
      const at = [12.3, 3.1, 0], p = cam(at), k = cam.ppm(at) * 2.02 / 790;
      await shadow(c, p[0], p[1], 190 * k, 24 * k, .5);
      const man = { kit: .12, skin: .5, sock: .3, shoe: .8, hair: .5, number: '', name: '' };
      const { T, f } = await c.athlete('mop', { x: p[0], y: p[1], s: k, look: man, brand: b, ball: false, light: { ...STUDIO, rk: 1.5 } });
      const low = T(f.ends.F), foot = [p[0] + 360 * k, p[1] + 20 * k];
      await bodies(c, async (body) => { await body(bar([[2 * low[0] - foot[0] * .6 - low[0] * .4, low[1] - (foot[1] - low[1]) * .6], foot], 10 * k), .95, 8 * k); await body(put([box(-120, -18, 240, 40, 14)], { x: foot[0], y: foot[1], k }), .62, 18 * k); });
      await tint(c, `<polygon points="${points(put([box(-120, -18, 240, 40, 14)], { x: foot[0], y: foot[1], k })[0])}"/>`);
    },
  },
  'szertar': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.22);
      const shelf = (y) => rect(g(.97), 40, y, 1520, 8) + rect(g(.05), 40, y + 8, 1520, 20);
      await c.svg(rect(g(.5)) + rect(g(.22), 40, 0, 1520, 900) + [40, 420, 800, 1180, 1544].map((x) => rect(g(.05), x, 0, 16, 900)).join('') + [290, 580, 866].map(shelf).join(''));
      for (let i = 0; i < 3; i++) await c.ball(134 + i * 118, 232, 58, .4 + i * 1.3);
      for (let i = 0; i < 2; i++) await c.ball(194 + i * 118, 132, 58, 1.1 + i);
      for (let i = 0; i < 5; i++) await bodies(c, (body) => body(smooth([[452, 286 - i * 46], [446, 262 - i * 46], [462, 242 - i * 46], [756, 240 - i * 46], [774, 262 - i * 46], [766, 286 - i * 46]], 5), [.97, .5, .97, .5, .97][i], 20, { folds: 1, seed: i }));
      for (const [i, x] of [900, 1010, 1110].entries()) await cone(c, { x, y: 284, k: [1.5, 1.9, 1.5][i] });
      await bodies(c, async (body) => { for (let i = 0; i < 4; i++) await body(ribbon(disc(1370, 180, 100 - i * 22, 100 - i * 22), [[0, 9], [1, 9]]), i % 2 ? .97 : .7, 8); });
      const label = (t, x, y) => `<path d="${brandText(b, t, { size: b.id === 'hiuzok' ? 34 : 54, x, y, anchor: 'middle', slant: 'normal' }).d}" fill="${g(.1)}"/>`;
      await bodies(c, async (body) => { await body(box(80, 400, 310, 176, 8), .78, 12); await body(box(70, 386, 330, 40, 6), .97, 12); });
      await c.svg(label('HÁLÓ', 235, 530));
      await shoe(c, { x: 448, y: 576, k: .98, tone: .97, trim: .14 });
      await jersey(c, b, { x: 990, y: 336, k: .6, number: who(b, 7).number, name: who(b, 7, 'SIPOS').name, seed: 3 });
      await bodies(c, async (body) => { for (let i = 0; i < 3; i++) { const x = 1250 + i * 110; await body(box(x - 34, 420, 68, 156, 20), [.97, .5, .97][i], 30); await body(box(x - 16, 384, 32, 42, 10), .6, 14); } });
      await tint(c, [0, 1, 2].map((i) => `<rect x="${1250 + i * 110 - 16}" y="384" width="32" height="42"/>`).join(''));
      await bag(c, b, { x: 234, y: 864, k: .92, tone: .5 });
      await bodies(c, async (body) => { await body([box(640, 640, 22, 226, 8)], .9, 10); await body(box(560, 828, 180, 38, 12), .5, 18); await body(box(586, 624, 130, 26, 12), .5, 12); await body(ribbon(smoothLine([[740, 846], [780, 800], [750, 720], [700, 700]]), [[0, 7], [1, 7]]), .97, 6); });
      for (let i = 0; i < 3; i++) await c.ball(876 + i * 112, 812, 54, 2 + i * .8);
      for (let i = 0; i < 2; i++) await c.ball(932 + i * 112, 718, 54, .2 + i);
      await bodies(c, async (body) => { for (let i = 0; i < 3; i++) await body(box(1216, 786 - i * 78, 310, 72, 30), [.5, .97, .5][i], 34); });
    },
  },
  'fogasok': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + rect(g(.22), 0, 720, W, 180) + rect(g(.97), 0, 150, W, 6) + rect(g(.1), 0, 156, W, 46));
      const hooks = [160, 480, 800, 1120, 1440];
      for (const x of hooks) await c.svg(`<ellipse cx="${x + 24}" cy="400" rx="110" ry="190" fill="#000" opacity=".16" filter="url(#b14)"/>`, { defs: DEFS });
      const [one, two] = [who(b, 23, 'VARGA'), who(b, 4, 'NAGY')];
      await jersey(c, b, { x: 160, y: 210, k: 1.08, number: one.number, name: one.name });
      await bodies(c, async (body) => { await body(smooth([[418, 190], [480, 176], [542, 190], [556, 420], [540, 600], [480, 592], [424, 606], [404, 400]], 6), .97, 50, { folds: 1, seed: 4 }); await body(ribbon([[408, 540], [480, 532], [552, 540]], [[0, 14], [1, 14]], { cap0: false, cap1: false }), .4, 10); });
      await bodies(c, async (body) => { await body(ribbon(smoothLine([[800, 186], [720, 300], [700, 420]]), [[0, 9], [1, 9]]), .9, 8); await body(ribbon(smoothLine([[800, 186], [880, 300], [900, 420]]), [[0, 9], [1, 9]]), .9, 8); });
      await bag(c, b, { x: 800, y: 590, k: .84, tone: .1 });
      await jersey(c, b, { x: 1120, y: 210, k: 1.08, number: two.number, name: two.name, kit: .1, seed: 6 });
      await bodies(c, async (body) => { // headphones and a medal
        await body(ribbon(smoothLine([[1372, 320], [1360, 230], [1440, 180], [1520, 230], [1508, 320]]), [[0, 13], [1, 13]]), .97, 12);
        for (const x of [1366, 1514]) await body(box(x - 32, 296, 64, 104, 28), .12, 30);
      });
      await bodies(c, async (body) => { for (const x of hooks) { await body(bar([[x, 160], [x, 196]], 10), .97, 9); await body(disc(x, 204, 15), .97, 13); } });
      await bodies(c, async (body) => { await body(box(-40, 700, 1680, 46, 12), .97, 16); await body([box(250, 740, 28, 150, 6), box(1320, 740, 28, 150, 6)], .1, 10); });
      await shoe(c, { x: 500, y: 868, k: .78, tone: .97, trim: .14 });
      await shoe(c, { x: 560, y: 878, k: .8, tone: .97, trim: .14 });
      await shoe(c, { x: 960, y: 874, k: .8, tone: .12, trim: .97 });
      await c.ball(1440, 628, 74, .6);
    },
  },
  'mosogep': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + Array.from({ length: 8 }, (_, i) => rect(g(.44), 0, i * 116, W, 4)).join('') + rect(g(.22), 0, 800, W, 100) + rect(g(.97), 0, 794, W, 7));
      await c.svg(`<ellipse cx="640" cy="836" rx="480" ry="26" fill="#000" opacity=".45" filter="url(#b14)"/>`, { defs: DEFS });
      await bodies(c, async (body) => { await body(box(230, 70, 830, 766, 34), .97, 40); await body(box(262, 100, 766, 116, 16), .8, 14); await body(disc(645, 520, 290, 290, 70), .66, 40); });
      await bodies(c, (body) => body(disc(645, 520, 250, 250, 70), .06, 30));
      const R = rng(8), inside = [];
      for (let i = 0; i < 11; i++) { const a = i * 2.4 + .4, r = 150 - i * 11; inside.push([645 + Math.cos(a) * r, 540 + Math.sin(a) * r * .9, a]); }
      for (const [i, [x, y, a]] of inside.entries()) await bodies(c, (body) => body(put([smooth([[-88, -40], [-30, -66], [50, -52], [92, -8], [70, 46], [-10, 60], [-80, 40]], 6)], { x, y, turn: a + R() }), [.97, .5, .97, .2, .97, .5, .97][i % 7], 34, { folds: 1, seed: i * 3 }));
      await c.svg(`<path d="M480 380A230 230 0 0 1 690 296L664 350A180 180 0 0 0 520 420Z" fill="#fff" opacity=".5"/><circle cx="645" cy="520" r="252" fill="none" stroke="${g(.2)}" stroke-width="14"/>`);
      await bodies(c, async (body) => { await body(disc(350, 158, 36), .4, 20); for (let i = 0; i < 4; i++) await body(disc(760 + i * 66, 158, 18), i === 1 ? .62 : .3, 10); });
      await tint(c, `<circle cx="826" cy="158" r="18"/>`);
      await c.svg(rect(g(.1), 450, 130, 200, 56) + `<circle cx="480" cy="158" r="7" fill="${g(.97)}"/><circle cx="510" cy="158" r="7" fill="${g(.97)}"/><circle cx="540" cy="158" r="7" fill="${g(.5)}"/>`);
      for (let i = 0; i < 8; i++) await bodies(c, (body) => body(smooth([[1170, 834 - i * 58], [1162, 806 - i * 58], [1180, 778 - i * 58], [1500, 774 - i * 58], [1522, 806 - i * 58], [1510, 834 - i * 58]], 5), [.97, .12, .97, .97, .5, .97, .12, .97][i], 26, { folds: 1, seed: i + 5 }));
      await c.ball(1344, 282, 82, .5);
    },
  },
  'fel-feny': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [12.6, -4.4, 1.9], look: [12.4, 8, 1.75], fov: 44 });
      await arena(c, cam, { seed: 197, floor: .6, crowd: .5, hoops: [0, 1], lamps: true });
      await c.svg(rect('url(#d)'), { defs: grad('d', [[0, 1], [.46, 1], [.52, .3], [.58, .1], [1, .06]], false), mode: 'mul' });
      await place(c, cam, 'stand', [12.25, 2.6, 0], { look: { kit: .97, ...who(b, 23, 'VARGA'), skin: .5, hair: .2 }, brand: b, ball: false, light: { key: [-.85, -.3, .3], rim: [-.95, -.2, .1], amb: .06, kd: .9, rk: 1.6 } });
      const p = cam([10.6, 4.2, 0]);
      await shadow(c, p[0] + 14, p[1], 44, 8, .6);
      await c.ball(p[0], p[1] - 28, 31, .4);
    },
  },
};
