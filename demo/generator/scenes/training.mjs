// Training: in the hall, in the weight room, in the woods, by the river.
import { camera, line3d, poly3d, rng, smooth } from '../engine.mjs';
import '../poses.mjs';
import { bar, bodies, box, cone, polygon, put } from '../props.mjs';
import { DEFS, TONE, W, arena, g, grad, look, own, place, rect, shadow } from '../scenery.mjs';

const DAY = { key: [-.5, -.5, .7], rim: [.9, -.35, .1], amb: .2, kd: 1, rk: 1.3 };
const TRAIN = (b, n, o = {}) => look(own(b, n), { kit: n % 4 === 1 ? .14 : .97, ...o });
const LOW = { kit: .1, skin: .07, sock: .14, shoe: .1, sole: .3, hair: .03 };

/** A practice hall by day: tall windows that throw their light across the floor. */
async function practiceHall(c, cam, { floor = TONE.brand, windows = true } = {}) {
  await arena(c, cam, { seed: 7, floor, crowd: 0, lamps: false, hoops: [], boards: false, top: .05, sides: [] });
  let s = '';
  s += poly3d(cam, [[-8, 20, 0], [36, 20, 0], [36, 20, 9], [-8, 20, 9]], g(TONE.deep));
  if (windows) for (let x = -6; x < 34; x += 4) {
    s += poly3d(cam, [[x, 19.9, 3], [x + 2.8, 19.9, 3], [x + 2.8, 19.9, 7.4], [x, 19.9, 7.4]], g(.97));
    s += line3d(cam, [[x + 1.4, 19.8, 3], [x + 1.4, 19.8, 7.4]], g(TONE.deep), .1) + line3d(cam, [[x, 19.8, 5.2], [x + 2.8, 19.8, 5.2]], g(TONE.deep), .1);
  }
  s += poly3d(cam, [[-8, 19.8, 0], [36, 19.8, 0], [36, 19.8, 1.3], [-8, 19.8, 1.3]], g(.05));
  await c.svg(s);
  let light = '';
  if (windows) for (let x = -6; x < 34; x += 4) light += poly3d(cam, [[x - 1, 13, 0], [x + 1.8, 13, 0], [x - 2.4, 6, 0], [x - 5.2, 6, 0]], '#fff', .3);
  await c.svg(light, { mode: 'add' });
}

export const training = {
  'bojak': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [13.4, -2.4, .7], look: [14, 9, 1.35], fov: 38 });
      await practiceHall(c, cam);
      for (const [x, y] of [[20.5, 9.6], [18.6, 8], [16.6, 6.4]]) { const p = cam([x, y, 0]); await shadow(c, p[0], p[1], 36, 6, .5); await cone(c, { x: p[0], y: p[1], k: cam.ppm([x, y, 0]) * .0042 }); }
      await place(c, cam, 'defend', [18.6, 10.6, 0], { flip: true, look: TRAIN(b, 5), brand: b });
      await place(c, cam, 'dribble', [12.8, 3.2, 0], { look: TRAIN(b, 11, { hairStyle: 'afro' }), brand: b, light: DAY });
      for (const [x, y] of [[14.7, 4.2]]) { const p = cam([x, y, 0]); await shadow(c, p[0], p[1], 60, 9, .5); await cone(c, { x: p[0], y: p[1], k: cam.ppm([x, y, 0]) * .0046 }); }
    },
  },
  'ugrokotel': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect('url(#f)') + rect(g(.95), 0, 782, W, 8) + rect(g(.22), 0, 790, W, 110), { defs: grad('f', [[0, .5], [1, .56]]) });
      const men = [[330, 768, .8, 'short', .14], [800, 742, .86, 'afro', .97], [1270, 776, .8, 'bun', .14]];
      for (const [i, [x, y, s, hairStyle, kit]] of men.entries()) {
        await shadow(c, x, 846, 130, 14, .5);
        const loop = (front) => `<path d="M${x - 250 * s} ${y - 430 * s}C${x - 420 * s} ${front ? y + 190 * s : y - 1100 * s} ${x + 420 * s} ${front ? y + 190 * s : y - 1100 * s} ${x + 250 * s} ${y - 430 * s}" fill="none" stroke="${g(.98)}" stroke-width="9"/>`;
        if (i !== 1) await c.svg(loop(false));
        await c.athlete('rope', { x, y, s, look: { kit, number: own(b, [7, 21, 5][i]), skin: [.5, .4, .56][i], hairStyle, headband: i === 1 }, brand: b, light: DAY, ball: false });
        if (i === 1) await c.svg(loop(true));
      }
    },
  },
  'nyujtas': {
    style: 'lit',
    async draw(c, b) {
      const cam = camera({ pos: [14, -3.6, 1.7], look: [14, 9, .55], fov: 31 });
      await practiceHall(c, cam);
      const spots = [[10.6, 7.6, 11, 'short'], [17.4, 7.2, 41, 'bun'], [10.3, 4.2, 5, 'bald'], [17.4, 3.9, 15, 'afro'], [12.4, 1.9, 7, 'short']];
      for (const [i, [x, y, n, hairStyle]] of spots.entries()) {
        const q = cam([x, y, 0]), k = cam.ppm([x, y, 0]) * 2.02 / 790;
        await c.svg(poly3d(cam, [[x - 1.1, y - .4, .01], [x + 1.6, y - .4, .01], [x + 1.6, y + .4, .01], [x - 1.1, y + .4, .01]], g([.8, .3][i % 2])));
        await shadow(c, q[0] + 130 * k, q[1], 330 * k, 26 * k, .4);
        await c.athlete('reach', { x: q[0], y: q[1] - 52 * k, s: k, at: 'pelvis', flip: i === 1 || i === 3, look: TRAIN(b, n, { hairStyle }), brand: b, light: DAY, ball: false });
      }
      await place(c, cam, 'hips', [14.2, 5.6, 0], { look: { kit: .06, skin: .5, hair: .5, sock: .1, shoe: .1, sole: .2, number: '', name: 'EDZŐ' }, brand: b, ball: false });
    },
  },
  'letra': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      const cam = camera({ pos: [0, -3.4, .62], look: [.3, 4, .5], fov: 34 });
      let s = rect(g(.22)) + poly3d(cam, [[-9, -3, 0], [9, -3, 0], [9, 16, 0], [-9, 16, 0]], g(.5));
      for (let i = 0; i < 16; i++) s += line3d(cam, [[-9, i, 0], [9, i, 0]], '#000', .012, .2);
      for (const x of [-.75, .75]) s += poly3d(cam, [[x - .03, -2.9, .01], [x + .03, -2.9, .01], [x + .03, 12, .01], [x - .03, 12, .01]], g(.98));
      for (let y = -2.6; y < 12; y += .75) s += poly3d(cam, [[-.75, y - .035, .01], [.75, y - .035, .01], [.75, y + .035, .01], [-.75, y + .035, .01]], g(.98));
      await c.svg(s);
      await c.svg(`<ellipse cx="810" cy="812" rx="320" ry="30" fill="#000" opacity=".5" filter="url(#b14)"/>`, { defs: DEFS });
      await c.athlete('run', { x: 800, y: 850, s: 1.72, look: look(own(b, 7), { shoe: .98, sock: .98, skin: .5 }), brand: b, light: DAY });
    },
  },
  'sulyzok': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + rect(g(.22), 0, 770, W, 130) + rect(g(.9), 0, 764, W, 6));
      for (const [row, y] of [330, 560].entries()) {
        await bodies(c, async (body) => { await body(bar([[120, y + 66], [1120, y + 66]], 13), .9, 12); });
        for (let i = 0; i < 5; i++) {
          const x = 220 + i * 195, r = 38 + (row * 5 + i) * 4.2;
          await bodies(c, async (body) => {
            await body(box(x - 52, y - 13, 104, 26, 12), .8, 12);
            for (const side of [-1, 1]) await body(box(x + side * 62 - 30, y - r, 60, 2 * r, 16), (i + row) % 3 === 1 ? .97 : .08, 26);
          });
        }
      }
      await bodies(c, async (body) => { for (const x of [110, 1130]) await body(bar([[x, 250], [x - 20, 790]], 15), .95, 14); });
      for (const [x, k, tone] of [[1270, .8, .97], [1450, 1.08, .12]]) {
        await shadow(c, x, 838, 110 * k, 14, .6);
        await bodies(c, async (body) => {
          await body(put([smooth([[-62, -150], [-74, -230], [-40, -262], [40, -262], [74, -230], [62, -150], [38, -160], [44, -220], [24, -232], [-24, -232], [-44, -220], [-38, -160]], 5)], { x, y: 836, k }), tone * .9, 16 * k);
          await body(put([smooth([[-52, 0], [-104, -40], [-112, -100], [-70, -160], [0, -176], [70, -160], [112, -100], [104, -40], [52, 0]], 6)], { x, y: 836, k }), tone, 84 * k);
        });
      }
      await c.ball(560, 832, 62, .5);
    },
  },
  'erdei-futas': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.6);
      const R = rng(44);
      let s = rect('url(#f)');
      s += `<ellipse cx="1040" cy="330" rx="360" ry="300" fill="#fff" opacity=".55" filter="url(#b40)"/>`;
      for (let i = 0; i < 22; i++) { const x = R() * W, w = 12 + R() * 18; s += polygon([[x - w / 2, -10], [x + w / 2, -10], [x + w * .7, 640], [x - w * .7, 640]], g(.46 + R() * .12)); }
      s += `<path d="M0 620C300 580 520 640 800 610S1300 590 1600 630V900H0Z" fill="${g(.36)}"/>`;
      for (let i = 0; i < 9; i++) { const x = (i * 197 + 40 + R() * 70) % W, w = 34 + R() * 26; s += polygon([[x - w / 2, -10], [x + w / 2, -10], [x + w * .8, 700], [x - w * .8, 700]], g(.2)); }
      s += `<path d="M0 690C400 650 700 720 1000 690S1400 670 1600 700V900H0Z" fill="${g(.14)}"/><path d="M-20 860C300 760 900 790 1640 742V806C900 850 420 830 140 910H-20Z" fill="${g(.8)}"/>`;
      await c.svg(s, { defs: DEFS + grad('f', [[0, .6], [.6, .84], [1, .7]]) });
      const light = { key: [.6, -.4, .4], rim: [.9, -.4, .1], amb: .1, kd: .5, rk: 1.5 };
      for (const [i, [x, y, k]] of [[1380, 780, .48], [1090, 792, .54], [740, 812, .62], [330, 842, .72]].entries()) { await shadow(c, x, y + 4, 120 * k, 12 * k, .6); await c.athlete('run', { x, y, s: k, look: { ...LOW, kit: [.1, .5, .1, .97][i], number: own(b, [13, 5, 4, 7][i]), hairStyle: ['short', 'afro', 'bald', 'bun'][i] }, brand: b, light, seed: i }); }
      let near = '';
      for (const [x, w] of [[70, 120], [1530, 150]]) near += polygon([[x - w * .42, -10], [x + w * .36, -10], [x + w * .6, 910], [x - w * .66, 910]], g(.03));
      await c.svg(near);
    },
  },
  'parti-futas': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.7);
      const R = rng(31), river = b.id === 'hiuzok';
      let s = rect('url(#f)') + `<circle cx="420" cy="400" r="150" fill="#fff"/>`;
      if (river) { // willows of the floodplain
        for (let i = 0; i < 15; i++) { const x = i * 118 + R() * 60, h = 70 + R() * 80; s += `<ellipse cx="${x}" cy="${506 - h * .5}" rx="${70 + R() * 30}" ry="${h}" fill="${g(TONE.brand)}"/>`; }
      } else { // the far bank and the cranes of the old shipyard
        for (let i = 0; i < 15; i++) { const x = i * 118 + R() * 50; s += rect(g(TONE.brand), x, 500 - 30 - R() * 40, 70 + R() * 40, 90); }
        for (const [x, y, way] of [[960, 250, -1], [1360, 210, 1]]) {
          s += `<g stroke="${g(.2)}" fill="none"><path d="M${x - 34} 516L${x - 14} ${y + 60}H${x + 14}L${x + 34} 516" stroke-width="9"/><path d="M${x - 14} ${y + 60}L${x + 26} 400M${x + 14} ${y + 60}L${x - 26} 400M${x - 28} 400H${x + 28}" stroke-width="5"/>`;
          s += `<path d="M${x - way * 90} ${y + 62}L${x + way * 230} ${y - 30}M${x} ${y + 30}V${y - 20}L${x + way * 120} ${y + 2}M${x} ${y - 20}L${x - way * 90} ${y + 62}" stroke-width="8"/><path d="M${x + way * 222} ${y - 28}V${y + 90}" stroke-width="4"/></g>` + rect(g(.2), x - 16, y + 24, 34, 42) + rect(g(.2), x - way * 90 - 16, y + 54, 32, 34);
        }
      }
      s += rect(g(TONE.pale), 0, 510, W, 220);
      for (let i = 0; i < 60; i++) { const y = 520 + R() * 200, x = R() * W; s += rect(g(i % 3 ? 1 : TONE.brand), x, y, 40 + R() * 150, 4 + (y - 510) * .018); }
      for (let i = 0; i < 10; i++) s += rect('#ffffff', 300 + R() * 190, 524 + i * 19, 60 + R() * 90, 6);
      s += `<path d="M-20 742C500 700 1100 716 1640 690V910H-20Z" fill="${g(.1)}"/><path d="M-20 820C500 782 1100 790 1640 760V800C1100 836 500 830 -20 874Z" fill="${g(.5)}"/>`;
      await c.svg(s, { defs: grad('f', [[0, .44], [.2, .46], [.36, .745], [.48, .76], [.56, 1]]) });
      const light = { key: [-.8, -.3, .35], rim: [-.9, -.3, .1], amb: .1, kd: .5, rk: 1.6 };
      for (const [i, [x, y, k]] of [[1300, 800, .5], [1010, 816, .56], [700, 828, .62]].entries()) { await shadow(c, x, y + 3, 110 * k, 12 * k, .6); await c.athlete('run', { x, y, s: k, look: { ...LOW, kit: [.14, .97, .14][i], number: own(b, [21, 5, 9][i]), hairStyle: ['bun', 'short', 'afro'][i] }, brand: b, light, seed: i }); }
    },
  },
};
