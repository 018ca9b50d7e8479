// Banners (1600 × 300) and the welcome popup (800 × 1000). Usage: node banners.mjs [other output folder]
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS } from './brands.mjs';
import { Canvas, brandText } from './engine.mjs';
import './poses.mjs';
import { bar, bodies, box, jersey } from './props.mjs';
import { g, own, who } from './scenery.mjs';

const wide = (b) => b.id === 'hiuzok'; // its letters are twice as wide
const line = (b, text, size, x, y, tone, more = {}) => `<path d="${brandText(b, text, { size, x, y, ...more }).d}" fill="${g(tone)}"/>`;

/** Two lines on the left, scaled to the available width. */
const twoLines = (b, first, second, room, { tones = [1, .03], up = 0 } = {}) => {
  const size = (text, most) => Math.min(most, (100 * room) / brandText(b, text, { size: 100 }).width);
  return line(b, first, size(first, wide(b) ? 84 : 138), 64, (wide(b) ? 132 : 140) - up, tones[0]) + line(b, second, size(second, wide(b) ? 60 : 112), 64, (wide(b) ? 222 : 246) - up, tones[1]);
};
const field = (rings, tone = .52) => `<rect width="1600" height="300" fill="${g(tone)}"/><g fill="none" stroke="${g(tone + .14)}" stroke-width="6">${rings}</g>`;

const BANNERS = {
  async berlet(c, b) {
    await c.svg(field('<circle cx="1062" cy="150" r="230"/><circle cx="1062" cy="150" r="330"/><path d="M1062 -10V310"/>'));
    await c.svg(line(b, '13 HAZAI MECCS.', wide(b) ? 74 : 138, 64, wide(b) ? 128 : 140, 1) + line(b, 'EGY HELY, AMI A TIÉD.', wide(b) ? 60 : 112, 64, wide(b) ? 220 : 246, .03));
    await c.ball(1062, 150, 172, .5);
    await c.svg(line(b, 'BÉRLET', wide(b) ? 62 : 118, 1546, wide(b) ? 252 : 256, 1, { anchor: 'end' }));
  },
  async akademia(c, b) {
    await c.svg(field('<circle cx="1230" cy="330" r="220"/><circle cx="1230" cy="330" r="330"/><circle cx="1230" cy="330" r="344"/>') + `<rect y="272" width="1600" height="28" fill="${g(.22)}"/><rect y="268" width="1600" height="5" fill="${g(.97)}"/>`);
    await c.svg(twoLines(b, wide(b) ? 'HIÚZ AKADÉMIA' : 'SÓLYOM AKADÉMIA', 'AZ ELSŐ KÉT EDZÉS INGYENES.', 800));
    await bodies(c, async (body) => {
      await body(box(1470, 246, 110, 34, 12), .1, 16);
      await body(bar([[1540, 250], [1540, 110], [1504, 84]], 8), .9, 8);
      await body(box(1490, 20, 13, 104, 4), .98, 6);
    });
    await c.svg(`<path d="M1490 108H1436" stroke="${g(1)}" stroke-width="7"/><g stroke="${g(1)}" stroke-width="3" fill="none"><path d="M1440 112l9 44M1486 112l-9 44M1454 112l14 44M1472 112l-14 44M1444 128h38"/></g>`);
    for (const [x, s, pose, kit, n, hairStyle] of [[1310, .235, 'shot', .98, 7, 'bun'], [1160, .25, 'cheer', .1, 3, 'afro'], [1040, .23, 'stand', .98, 11, 'short'], [945, .21, 'cheer', .1, 5, 'bun']]) await c.athlete(pose, { x, y: pose === 'shot' ? 272 : 292, s, look: { kit, number: n, name: '', skin: .55, hairStyle, sock: .97 }, brand: b, ball: pose === 'shot', ballR: 60 });
  },
  async csarnok(c, b) {
    let s = `<rect width="1600" height="300" fill="${g(.22)}"/><path d="M860 250C960 30 1460 30 1560 250Z" fill="${g(.06)}"/>`;
    for (let i = 0; i < 15; i++) s += `<rect x="${884 + i * 44.4}" y="186" width="32" height="64" fill="${g(i % 3 ? .98 : .8)}"/>`;
    s += `<path d="M860 250C960 30 1460 30 1560 250" fill="none" stroke="${g(1)}" stroke-width="7"/><rect y="250" width="1600" height="50" fill="${g(.5)}"/><rect y="248" width="1600" height="4" fill="${g(.97)}"/>`;
    for (let i = 0; i < 15; i++) s += `<rect x="${884 + i * 44.4}" y="256" width="32" height="${14 + ((i * 7) % 20)}" fill="${g(.78)}"/>`;
    await c.svg(s + line(b, `${b.city} ARÉNA`, wide(b) ? 34 : 58, 1210, 168, 1, { anchor: 'middle', slant: 'normal', tracking: .05 }));
    await c.svg(twoLines(b, 'HOGYAN JUSSZ IDE?', 'GYALOG, BUSSZAL, KOMPPAL.', 740, { tones: [1, .78], up: 24 }));
    await c.ball(1540, 232, 34, .5);
  },
  async bolt(c, b) {
    await c.svg(field('<path d="M860 52H1640" stroke-width="0"/>', .52) + `<rect x="880" y="26" width="720" height="12" fill="${g(.97)}"/>`);
    await c.svg(twoLines(b, 'A ZÖLD MINDENKINEK JÓL ÁLL.', 'MEZ, SÁL, BÖGRE A KLUB BOLTJÁBAN.', 800));
    for (const [i, [x, n, name, kit]] of [[1000, 7, 'SIPOS', .98], [1180, 23, 'VARGA', .1], [1360, 11, 'BARTÓK', .98]].entries()) {
      const man = who(b, n, name);
      await bodies(c, (body) => body(bar([[x, 34], [x, 54]], 4), .97, 4));
      await jersey(c, b, { x, y: 54, k: .62, number: man.number, name: man.name, kit, seed: i + 2 });
    }
    await bodies(c, async (body) => {
      for (const [x, length, tone] of [[1546, 176, .8], [1508, 214, .98]]) {
        for (let i = 0; i < 5; i++) await body(bar([[x - 20 + i * 10, 34 + length], [x - 21 + i * 10.5, 54 + length]], 3), .97, 3);
        await body(box(x - 26, 22, 52, 14 + length, 5), tone, 14);
        for (const y of [42, 24, 6]) await body(box(x - 26, 26 + length - y, 52, 8, 1), .3, 4);
      }
    });
  },
};
const OF = { solymok: ['berlet', 'akademia', 'csarnok'], hiuzok: ['berlet', 'akademia', 'bolt'] };

async function popup(c, b) {
  await c.svg(`<rect width="800" height="1000" fill="${g(.52)}"/><g fill="none" stroke="${g(.68)}" stroke-width="8"><circle cx="400" cy="1000" r="300"/><circle cx="400" cy="1000" r="520"/></g>`);
  const size = wide(b) ? 118 : 210;
  await c.svg(line(b, 'HAZAI', size, 50, wide(b) ? 130 : 190, 1) + line(b, 'MECCS', size, 50, wide(b) ? 250 : 350, 1) + line(b, 'OTT A HELYED.', wide(b) ? 52 : 92, 50, wide(b) ? 330 : 440, .04));
  await c.athlete('layup', { x: 360, y: 760, s: .86, at: 'pelvis', look: { kit: .97, number: own(b, 11), hairStyle: 'afro', skin: .5, sleeve: .2 }, brand: b });
}

const out = process.argv[2] ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../artwork');
for (const b of Object.values(BRANDS)) {
  fs.mkdirSync(`${out}/${b.id}`, { recursive: true });
  for (const id of OF[b.id]) {
    const c = new Canvas(1600, 300, 4).fill(.5);
    await BANNERS[id](c, b);
    await c.print(b, { cell: 6, amp: .2, hard: 3.2, grain: 0, vignette: .05 }).webp({ quality: 58 }).toFile(`${out}/${b.id}/banner-${id}.webp`);
  }
  const c = new Canvas(800, 1000, 4).fill(.5);
  await popup(c, b);
  await c.print(b, { cell: 7, amp: .22, hard: 3.2, grain: 0, vignette: .1 }).webp({ quality: 52 }).toFile(`${out}/${b.id}/popup.webp`);
}
