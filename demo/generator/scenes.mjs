// The scenes, 1600 × 900. Usage: node scenes.mjs [brand|all] [ids,comma] [other output folder]
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS } from './brands.mjs';
import { Canvas } from './engine.mjs';
import { H, W } from './scenery.mjs';
import { academy } from './scenes/academy.mjs';
import { closeUps } from './scenes/close-ups.mjs';
import { evening } from './scenes/evening.mjs';
import { fans } from './scenes/fans.mjs';
import { first } from './scenes/first.mjs';
import { hall } from './scenes/hall.mjs';
import { play } from './scenes/play.mjs';
import { road } from './scenes/road.mjs';
import { street } from './scenes/street.mjs';
import { training } from './scenes/training.mjs';

const later = { ...play, ...closeUps, ...training, ...academy, ...fans, ...hall, ...road, ...evening, ...street };
export const SCENES = { ...first, ...later };

/** Seed of the dot angle and the grain: the index for the first scenes, the name for the later ones. */
const seedOf = (id, place) =>
  id in later ? [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 7) : place;
const angle = (seed) => [22, 45, 15, 30][seed % 4];
const printed = { hard: 3.2, grain: 0 };
const FLAT = { ...printed, cell: 8, amp: .2, gamma: 1, vignette: .1 };
const styles = {
  firstFlat: FLAT,
  firstLit: { ...printed, cell: 7, amp: .3, gamma: .84, vignette: .28 },
  flat: FLAT,
  lit: { ...printed, cell: 8, amp: .22, gamma: .84, vignette: .28 },
};
const styleOf = (id) => {
  if (id in later) return later[id].style;
  return /poszter|taktika|igazolas|osszebor|sajto/.test(id) ? 'firstFlat' : 'firstLit';
};

/** The first scenes have a fixed quality; the later ones the best one below the size limit. */
async function encode(image, brand, id) {
  const best = { solymok: [46, 42], hiuzok: [40, 38] }[brand.id][id in later ? 1 : 0];
  const at = (quality) => image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  let quality = best;
  let file = await at(quality);
  while (id in later && file.length > 106_000 && quality > 12) file = await at((quality -= 3));
  return { file, quality };
}

const [, script, which = 'all', only, out] = process.argv;
if (fileURLToPath(import.meta.url) === fs.realpathSync(script)) {
  const artwork = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../artwork');
  for (const brand of Object.values(BRANDS)) {
    if (which !== 'all' && which !== brand.id) continue;
    const folder = out ? `${out}/${brand.id}` : `${artwork}/${brand.id}/img`;
    fs.mkdirSync(folder, { recursive: true });
    for (const [index, [id, scene]] of Object.entries(SCENES).entries()) {
      if (only && only !== 'all' && !only.split(',').includes(id)) continue;
      const seed = seedOf(id, index + 1);
      const canvas = new Canvas(W, H, seed * 7 + 1);
      await (scene.draw ?? scene)(canvas, brand);
      const image = canvas.print(brand, { ...styles[styleOf(id)], ang: angle(seed) });
      const { file, quality } = await encode(image, brand, id);
      fs.writeFileSync(`${folder}/${id}.webp`, file);
      console.log(brand.id, id, `quality ${quality}, ${Math.round(file.length / 1000)} kB`);
    }
  }
}
