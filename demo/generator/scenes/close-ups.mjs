// One thing at a time, near: ball, net, whistle, shoes, hands.
import { brandText, camera, hoop, line3d, ribbon, rng, smooth } from '../engine.mjs';
import { hand } from '../figure.mjs';
import { bar, bodies, box, disc, points, put, shoe, smoothLine, tint, turned } from '../props.mjs';
import { DEFS, H, JF, W, arcs, arena, beam, g, grad, lamp, rect, shadow } from '../scenery.mjs';

const lamps = (places, k = .8) => places.map(([x, y, r]) => lamp(x, y, r, k)).join('');

/** A net that a ball is falling through, in the order back, ball, front. */
async function swish(c, cam, { ballZ = 2.78, rot = .4, wide = .3 } = {}) {
  const ring = [1.575, 7.5], r = .2285, N = 14, rows = 7;
  const knot = (i, j) => {
    const a = ((i + (j % 2) * .5) / N) * 6.2832, z = 3.05 - (j / rows) * .5;
    const near = Math.exp(-(((z - ballZ) / .13) ** 2));
    const rr = r * (1 - .5 * Math.sin((j / rows) * 1.45)) * (1 + wide * near) + .012 * near;
    return [ring[0] + rr * Math.cos(a), ring[1] + rr * Math.sin(a), z];
  };
  const seen = cam([ring[0], ring[1], 3])[2];
  const strings = (front) => {
    let s = '';
    for (let i = 0; i < N; i++) for (let j = 0; j < rows; j++) {
      const o = j % 2, from = knot(i, j);
      if ((cam(from)[2] < seen) !== front) continue;
      for (const to of [knot(i + (o ? 1 : 0), j + 1), knot(i + (o ? 0 : -1), j + 1)]) s += line3d(cam, [from, to], g(front ? 1 : .55), front ? .014 : .011, front ? 1 : .8);
    }
    return s;
  };
  const rim = (from, to) => line3d(cam, Array.from({ length: 31 }, (_, i) => { const a = from + ((to - from) * i) / 30; return [ring[0] + r * Math.cos(a), ring[1] + r * Math.sin(a), 3.05]; }), '#a6a6a6', .036);
  await c.svg(strings(false) + rim(0, 6.2832));
  const at = [ring[0], ring[1], ballZ], p = cam(at);
  await c.ball(p[0], p[1], cam.ppm(at) * .122, rot);
  await c.svg(strings(true));
  return { rim };
}

export const closeUps = {
  'labda-kozelrol': {
    style: 'lit',
    async draw(c) {
      c.fill(.05);
      await c.svg(rect('url(#f)'), { defs: grad('f', [[0, .03], [.55, .14], [1, .4]]) });
      await c.svg(lamps([[150, 120, 14], [420, 70, 12], [690, 40, 10], [1500, 90, 12]]), { defs: DEFS, mode: 'add' });
      await c.svg(`<ellipse cx="980" cy="880" rx="700" ry="70" fill="#000" opacity=".7" filter="url(#b40)"/>`, { defs: DEFS });
      await c.ball(1010, 520, 520, .62, { key: [-.62, -.5, .6], rim: [.95, -.1, .1] });
    },
  },
  'halo-alulrol': {
    style: 'lit',
    async draw(c) {
      const cam = camera({ pos: [2.25, 7.3, 1.35], look: [1.5, 7.5, 3.06], fov: 34 });
      c.fill(.05);
      await c.svg(rect('url(#f)'), { defs: grad('f', [[0, .2], [.5, .08], [1, .03]]) });
      const R = rng(9);
      await c.svg(lamps(Array.from({ length: 14 }, (_, i) => [110 + (i % 7) * 235 + (i > 6 ? 90 : 0), i > 6 ? 700 + R() * 60 : 90 + R() * 60, 12])), { defs: DEFS, mode: 'add' });
      await c.svg(beam(330, -60, 700, 240, 1.1, .3), { defs: DEFS, mode: 'add' });
      const p = cam([1.58, 7.5, 3.42]);
      await c.svg(hoop(cam, 0));
      await c.ball(p[0] + 150, p[1] - 190, cam.ppm([1.58, 7.5, 3.4]) * .122, 1.1);
    },
  },
  'halo-kozelrol': {
    style: 'lit',
    async draw(c) {
      const cam = camera({ pos: [3.25, 8.7, 2.62], look: [1.6, 7.42, 2.86], fov: 27 });
      await arena(c, cam, { seed: 8, floor: .4, crowd: 1.5, hoops: [] });
      await c.svg(rect('#000'), { mode: 'mul', op: .25 });
      await c.svg(beam(1250, -60, 1000, 260, 1.1, .4), { defs: DEFS, mode: 'add' });
      const B = (y, z) => [1.2, 7.5 + y, z];
      await c.svg(line3d(cam, [B(-.9, 2.9), B(.9, 2.9), B(.9, 3.95), B(-.9, 3.95), B(-.9, 2.9)], g(.95), .06) + line3d(cam, [B(-.3, 3.08), B(.3, 3.08), B(.3, 3.53), B(-.3, 3.53), B(-.3, 3.08)], g(.95), .05) + line3d(cam, [[1.2, 7.5, 3.05], [1.36, 7.5, 3.05]], '#bbb', .1));
      await swish(c, cam);
    },
  },
  'sip': {
    style: 'flat',
    async draw(c) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + arcs(640, 540, [330, 520, 536, 800], 10, .64, .9));
      await c.svg(`<ellipse cx="860" cy="800" rx="420" ry="40" fill="#000" opacity=".35" filter="url(#b14)"/>`, { defs: DEFS });
      const cord = smoothLine([[430, 430], [300, 330], [210, 150], [330, 20], [420, -80]]);
      const cord2 = smoothLine([[430, 430], [360, 250], [420, 110], [620, 40], [700, -80]]);
      await bodies(c, async (body) => {
        await body(ribbon(cord2, [[0, 15], [1, 15]]), .62, 13);
        await body(ribbon(cord, [[0, 15], [1, 15]]), .62, 13);
      });
      await tint(c, [cord, cord2].map((line) => `<polygon points="${points(ribbon(line, [[0, 15], [1, 15]]))}"/>`).join(''));
      await bodies(c, async (body) => {
        await body(ribbon(disc(448, 470, 46, 46), [[0, 10], [1, 10]]), .8, 9);
        await body(smooth([[470, 540], [480, 440], [540, 372], [640, 344], [760, 344], [1230, 350], [1238, 372], [1238, 500], [1226, 516], [860, 520], [846, 600], [790, 690], [700, 734], [610, 726], [520, 670]], 7), .95, 96);
        await body(disc(660, 545, 118), .84, 40);
        await body(smooth([[800, 338], [900, 338], [886, 420], [812, 420]], 5), .06, 20);
        await body(box(1120, 336, 16, 192, 6), .7, 8);
      });
      await c.ball(660, 545, 64, .3);
    },
  },
  'cipok-sora': {
    style: 'flat',
    async draw(c) {
      c.fill(.12);
      await c.svg(rect('url(#f)'), { defs: grad('f', [[0, .5], [1, .46]]) });
      const light = { key: [-.35, -.7, .62], rim: [.9, -.2, .1], amb: .16, kd: .95, rk: .9 };
      const pairs = [[.95, .12], [.14, .9], [.8, .97], [.92, .5], [.12, .95], [.97, .2], [.2, .8], [.85, .12]];
      for (let row = 0; row < 2; row++) {
        const y = 400 + row * 400;
        await c.svg(rect(g(.12), 0, y, W, 26) + rect(g(.9), 0, y, W, 5) + rect('#000', 0, y + 26, W, 60).replace('/>', ' opacity=".35" filter="url(#b14)"/>'), { defs: DEFS });
        for (let i = 0; i < 4; i++) {
          const [tone, trim] = pairs[row * 4 + i], x = 60 + i * 400 - row * 34;
          await shadow(c, x + 170, y + 2, 170, 9, .6);
          await shoe(c, { x: x + 34, y: y - 8, k: 1.02, tone: tone * .8, trim, light });
          await shoe(c, { x, y, k: 1.08, tone, trim, light });
        }
      }
    },
  },
  'kezek': {
    style: 'lit',
    async draw(c) {
      c.fill(.42);
      await c.svg(rect(g(.42)) + `<circle cx="800" cy="450" r="640" fill="${g(.2)}"/>` + arcs(800, 450, [640], 14, .95));
      await c.svg(`<ellipse cx="810" cy="470" rx="330" ry="260" fill="#000" opacity=".6" filter="url(#b40)"/>`, { defs: DEFS });
      const N = 8, light = { key: [-.5, -.55, .68], rim: [.8, .5, .1], amb: .24, kd: 1.05, rk: 1.1 };
      for (const [n, i] of [0, 4, 2, 6, 1, 5, 3, 7].entries()) {
        const a = (i / N) * 6.2832 + .3, far = 1150, near = 300 - n * 9;
        const at = (d) => [800 + Math.cos(a) * d, 450 + Math.sin(a) * d * .86];
        const way = Math.atan2(-Math.cos(a), -Math.sin(a) * .86) * (180 / Math.PI);
        const w = at(near), tone = [.62, .4, .55, .34, .66][i % 5];
        const fingers = put(hand([0, 0], way, 'open', i % 2 ? 1 : -1), { x: w[0], y: w[1], k: 2.7 });
        await bodies(c, async (body) => {
          await body([ribbon([at(far), at((far + near) / 2), at(near - 10)], [[0, 130], [.5, 92], [.85, 60], [1, 46]]), ...fingers], tone, 44);
          if (i % 4 === 1) await body(ribbon([at(near + 130), at(near + 60)], [[0, 68], [1, 60]], { cap0: false, cap1: false }), .97, 30);
          if (i % 4 === 3) await body(ribbon([at(far), at(near + 230)], [[0, 138], [1, 92]], { cap0: false, cap1: false }), .97, 50, { folds: 1, seed: i });
        }, light);
      }
    },
  },
  'magnestabla': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.2);
      await c.svg(rect(g(.2)) + Array.from({ length: 12 }, (_, i) => rect(g(.16), 0, i * 78, W, 5)).join(''));
      const deg = -7, place = (inner) => `<g transform="translate(800 470) rotate(${deg})">${inner}</g>`;
      await c.svg(place(`<rect x="-560" y="-390" width="1140" height="810" rx="36" fill="#000" opacity=".45" filter="url(#b14)"/>`), { defs: DEFS });
      await c.svg(place(`<rect x="-570" y="-400" width="1140" height="800" rx="34" fill="${g(.06)}"/><rect x="-530" y="-350" width="1060" height="710" rx="10" fill="${g(.97)}"/>
        <g fill="none" stroke="${g(.5)}" stroke-width="9"><rect x="-490" y="-310" width="980" height="760" clip-path="url(#sheet)"/><path d="M-170 -310V10H170V-310"/><path d="M-120 10a120 120 0 0 0 240 0"/><path d="M-420 -310V-190A452 452 0 0 0 420 -190V-310"/><path d="M-84 -250H84"/><circle cx="0" cy="-224" r="24"/></g>
        <g fill="none" stroke="${g(.05)}" stroke-width="11" stroke-linecap="round"><path d="M-330 60C-260 -60 -180 -110 -90 -140"/><path d="M60 220C150 190 240 120 300 20" stroke-dasharray="4 26"/><path d="M-60 216c-40-40 20-60-20-100"/></g>
        <path d="M-76 -146l-46 -4 20 40z M310 2l4 46 -42 -22z" fill="${g(.05)}"/>`), { defs: `<clipPath id="sheet"><rect x="-530" y="-350" width="1060" height="710"/></clipPath>` });
      const at = (x, y) => { const a = (deg * Math.PI) / 180; return [800 + x * Math.cos(a) - y * Math.sin(a), 470 + x * Math.sin(a) + y * Math.cos(a)]; };
      const magnets = [[-340, 90, .5, 3], [0, 250, .5, 1], [330, -20, .5, 2], [-230, -220, .5, 4], [200, -150, .5, 5], [-120, -60, .08], [90, 60, .08], [250, 110, .08], [-330, -60, .08], [30, -200, .08]];
      for (const [x, y, tone, n] of magnets) {
        const p = at(x, y);
        await shadow(c, p[0] + 12, p[1] + 14, 48, 44, .4);
        const t = n ? brandText(b, String(n), { size: b.id === 'hiuzok' ? 50 : 70, x: p[0], y: p[1] + (b.id === 'hiuzok' ? 18 : 24), anchor: 'middle', slant: 'normal' }) : null;
        await bodies(c, (body) => body(disc(p[0], p[1], 46), tone, 20, t ? { decal: `<path d="${t.d}"/>`, decalAlbedo: .98 } : {}));
      }
      const pen = (polys) => put(polys, { x: 1250, y: 690, turn: -.9 });
      await c.svg(`<ellipse cx="1270" cy="716" rx="190" ry="26" fill="#000" opacity=".4" filter="url(#b14)" transform="rotate(-51 1270 716)"/>`, { defs: DEFS });
      await bodies(c, async (body) => {
        await body(pen([box(-200, -24, 300, 48, 16)]), .96, 22);
        await body(pen([box(60, -28, 150, 56, 18)]), .62, 24);
        await body(pen([smooth([[-200, -16], [-236, -10], [-250, 0], [-236, 10], [-200, 16]], 5)]), .1, 12);
      });
      await tint(c, `<polygon points="${points(pen([box(60, -28, 150, 56, 18)])[0])}"/>`);
      const clip = (polys) => put(polys, { x: at(0, -390)[0], y: at(0, -390)[1], turn: (deg * Math.PI) / 180 });
      await bodies(c, async (body) => { await body(clip([box(-150, -20, 300, 84, 18)]), .72, 26); await body(clip([box(-60, -54, 120, 60, 26)]), .6, 22); });
    },
  },
  'stopper': {
    style: 'flat',
    async draw(c, b) {
      c.fill(.5);
      await c.svg(rect(g(.5)) + `<g fill="none" stroke="${g(.66)}" stroke-width="10"><path d="M-20 760H1620M-20 790H1620"/><circle cx="360" cy="460" r="560"/></g>`);
      const x = 960, y = 500;
      const cord = ribbon(smoothLine([[960, 110], [830, -10], [640, 60], [470, 250], [300, 420], [90, 460], [-60, 420]]), [[0, 14], [1, 14]]);
      await c.svg(`<circle cx="${x + 30}" cy="${y + 40}" r="345" fill="#000" opacity=".4" filter="url(#b14)"/>`, { defs: DEFS });
      await bodies(c, async (body) => {
        await body(cord, .1, 12);
        await body(box(x - 34, 90, 68, 110, 18), .7, 26);
        await body(ribbon(disc(x, 96, 54, 46), [[0, 11], [1, 11]]), .8, 10);
        await body(put([box(-30, -60, 60, 90, 16)], { x: x + 250, y: 262, turn: .78 }), .62, 24);
        await body(disc(x, y, 345, 345, 80), .12, 60);
      });
      await tint(c, `<polygon points="${points(put([box(-30, -60, 60, 90, 16)], { x: x + 250, y: 262, turn: .78 })[0])}"/>`);
      await bodies(c, (body) => body(disc(x, y, 345, 345, 80), .12, 60));
      let dial = `<circle cx="${x}" cy="${y}" r="286" fill="${g(.98)}"/>`;
      for (let i = 0; i < 60; i++) dial += `<rect x="${x - (i % 5 ? 3 : 7)}" y="${y - 270}" width="${i % 5 ? 6 : 14}" height="${i % 5 ? 26 : 52}" fill="${g(i % 5 ? .5 : .05)}" transform="rotate(${i * 6} ${x} ${y})"/>`;
      dial += `<circle cx="${x}" cy="${y + 112}" r="74" fill="none" stroke="${g(.5)}" stroke-width="7"/><path d="M${x} ${y + 112}L${x + 34} ${y + 66}" stroke="${g(.05)}" stroke-width="8"/>`;
      dial += `<path d="M${x - 30} ${y + 90}L${x + 118} ${y - 200}L${x + 24} ${y + 22}Z" fill="${g(.05)}"/><circle cx="${x}" cy="${y}" r="22" fill="${g(.05)}"/>`;
      await c.svg(dial);
      await c.ball(330, 690, 150, .7);
    },
  },
  'eredmenyjelzo-nulla': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.04);
      await c.svg(rect('url(#f)') + lamps([[100, 60, 12], [420, 40, 12], [1250, 50, 12], [1520, 90, 12]]), { defs: DEFS + grad('f', [[0, .05], [.7, .12], [1, .3]]) });
      await c.svg(`<path d="M150 150L1520 40V820L150 730Z" fill="${g(.02)}"/><path d="M150 150L1520 40V54L150 162Z" fill="${g(.8)}"/><path d="M150 730L1520 820V806L150 718Z" fill="${g(.5)}"/><path d="M150 150L110 176V712L150 730Z" fill="${g(.3)}"/>`);
      const k = b.id === 'hiuzok' ? .62 : 1;
      const word = (t, x, y, size) => brandText(b, t, { size: size * k, x, y, anchor: 'middle', slant: 'normal' }).d;
      const dotted = async (d, tone, step) => c.svg(`<g mask="url(#m)"><rect width="${W}" height="${H}" fill="url(#dp)"/></g>`, { defs: `<pattern id="dp" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><circle cx="${step / 2}" cy="${step / 2}" r="${step * .43}" fill="${g(tone)}"/></pattern><mask id="m"><g transform="matrix(1 -.02 0 1.04 0 6)"><path d="${d}" fill="#fff"/></g></mask>` });
      await dotted(word('00', 500, 590, 430) + word('00', 1140, 610, 460), 1, 15);
      await dotted(word('HAZAI', 500, 260, 92) + word('VENDÉG', 1140, 240, 98), .8, 8);
      await c.svg(`<circle cx="816" cy="400" r="22" fill="#a0a0a0"/><circle cx="816" cy="520" r="22" fill="#a0a0a0"/>` + [0, 1, 2, 3].map((i) => `<circle cx="${360 + i * 46}" cy="668" r="13" fill="#a0a0a0" opacity="${i ? .25 : 1}"/>`).join(''), { mode: 'acc' });
      await c.svg(`<ellipse cx="820" cy="500" rx="640" ry="260" fill="#fff" opacity=".07" filter="url(#b40)"/>`, { defs: DEFS, mode: 'add' });
    },
  },
  'labdakocsi': {
    style: 'lit',
    async draw(c) {
      const cam = camera({ pos: [13, -2.5, 1.1], look: [13.6, 8, 1.2], fov: 40 });
      await arena(c, cam, { seed: 15, floor: .46, crowd: .35, hoops: [] });
      await c.svg(beam(800, -60, 800, 420, 1.1, .4), { defs: DEFS, mode: 'add' });
      await c.svg(`<ellipse cx="800" cy="846" rx="560" ry="34" fill="#000" opacity=".7" filter="url(#b14)"/>`, { defs: DEFS });
      const steel = (body, line, r = 9) => body(bar(line, r), .75, r);
      await bodies(c, async (body) => { for (const x of [330, 1270]) await steel(body, [[x, 190], [x, 800]]); for (const y of [330, 560, 780]) await steel(body, [[330, y - 60], [1270, y - 60]], 7); });
      for (const [row, y] of [240, 470, 690].entries()) for (let i = 0; i < 5; i++) {
        if (row === 0 && (i === 1 || i === 4)) continue;
        await c.ball(440 + i * 180 + (row % 2 ? 4 : -4), y, 88, .4 + i * .9 + row * 1.7);
      }
      await bodies(c, async (body) => {
        for (const y of [330, 560, 780]) await steel(body, [[310, y], [1290, y]], 10);
        for (const x of [310, 1290]) { await steel(body, [[x, 170], [x, 810]], 12); await body(disc(x, 826, 28), .08, 14); }
      });
    },
  },
  'kulacsok': {
    style: 'lit',
    async draw(c, b) {
      c.fill(.16);
      await c.svg(rect('url(#f)') + lamps([[260, 90, 14], [800, 60, 14], [1340, 90, 14]]), { defs: DEFS + grad('f', [[0, .08], [.7, .24], [1, .3]]) });
      await c.svg(rect(g(.5), 0, 720, W, 70) + rect(g(.95), 0, 714, W, 8) + rect(g(.05), 0, 790, W, 110));
      const numbers = b.id === 'hiuzok' ? [3, 8, 12, 22, 31] : [4, 7, 11, 23, 34];
      for (let i = 0; i < 5; i++) {
        const x = 240 + i * 215, y = 716, dark = i === 3;
        await shadow(c, x + 16, y + 4, 84, 10, .6);
        const n = brandText(b, String(numbers[i]), { size: b.id === 'hiuzok' ? 66 : 84, x, y: y - 130, anchor: 'middle', slant: 'normal', ...JF(b) });
        await bodies(c, async (body) => {
          await body(turned(x, [[0, y - 420], [16, y - 420], [18, y - 376], [0, y - 374]]), .97, 12);
          await body(turned(x, [[0, y - 382], [44, y - 378], [50, y - 330], [0, y - 326]]), dark ? .5 : .12, 24);
          await body(smooth(turned(x, [[0, y - 334], [52, y - 330], [74, y - 290], [72, y - 240], [64, y - 214], [74, y - 186], [76, y - 60], [72, y - 6], [0, y]]), 3), dark ? .14 : .96, 56, { decal: `<path d="${n.d}"/>`, decalAlbedo: dark ? .97 : .1 });
        });
      }
      await c.svg(`<ellipse cx="1420" cy="726" rx="150" ry="12" fill="#000" opacity=".5" filter="url(#b6)"/>`, { defs: DEFS });
      await bodies(c, async (body) => { for (let i = 0; i < 3; i++) await body(smooth([[1270, 716 - i * 52], [1262, 690 - i * 52], [1280, 664 - i * 52], [1540, 660 - i * 52], [1562, 690 - i * 52], [1548, 716 - i * 52]], 5), [.78, .97, .5][i], 24, { folds: 1, seed: i }); });
      await c.ball(1412, 480, 82, .6);
    },
  },
};
