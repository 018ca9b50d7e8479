// More poses, for the later scenes. Angles as in figure.mjs: 0 down, 90 right, 180 up, -90 left.
import { POSES } from './engine.mjs';

Object.assign(POSES, {
  sit: { view: 'side', lean: 174, headA: 170, armF: [34, 66, 1, 1], handF: 'relax', armB: [40, 70, 1, 1], handB: 'relax', legF: [86, 2, 88], legB: [78, 12, 88] },
  sitLow: { view: 'side', lean: 158, headA: 150, armF: [40, 40, 1, 1], handF: 'relax', armB: [46, 36, 1, 1], handB: 'relax', legF: [88, 4, 88], legB: [80, 14, 88] },
  reach: { view: 'side', lean: 128, headA: 116, armF: [76, 80, 1, 1], handF: 'open', armB: [82, 84, 1, 1], handB: 'open', legF: [88, 90, 176], legB: [80, 88, 172] },
  kneel: { view: 'q', lean: 166, headA: 158, armF: [44, 86, 1, .9], handF: 'relax', armB: [58, 92, 1, .9], handB: 'relax', legF: [84, -4, 88], legB: [8, -84, -20] },
  dive: { view: 'q', lean: 104, headA: 118, armF: [96, 86, 1, 1, 84], handF: 'wide', armB: [108, 92, 1, 1, 90], handB: 'wide', legF: [-82, -92, -100], legB: [-66, -112, -120] },
  hold: { ...POSES.stand, armB: [34, -6, 1, .95, -20], handB: 'cup' },
  clap: { ...POSES.stand, view: 'front', armF: [-38, 120, .9, .8, 130], handF: 'open', armB: [38, -120, .9, .8, -130], handB: 'open' },
  lift: { view: 'back', lean: 180, headA: 176, armF: [-150, 168, 1, 1, 170], handF: 'cup', armB: [150, -168, 1, 1, -170], handB: 'cup', fSide: -1, legF: [-12, -2, -50], legB: [12, 2, 50], footLen: .75 },
  lifted: { view: 'back', lean: 180, headA: 184, armF: [-162, -174, 1, 1, -178], handF: 'cup', armB: [162, 174, 1, 1, 178], handB: 'cup', fSide: -1, legF: [-10, 14, -30, .9, .8], legB: [14, -6, 40, .9, .8], footLen: .75 },
  five: { view: 'q', lean: 178, headA: 172, armF: [128, 150, 1, 1, 150], handF: 'open', armB: [-14, 24, 1, .9], handB: 'relax', legF: [12, -4, 84], legB: [-14, -20, 80] },
  low5: { view: 'q', lean: 172, headA: 166, armF: [62, 84, 1, 1, 84], handF: 'open', armB: [-20, 20, 1, .9], handB: 'relax', legF: [20, -4, 86], legB: [-16, -26, 78] },
  drum: { view: 'q', lean: 172, headA: 170, armF: [26, 116, 1, 1, 100], handF: 'fist', armB: [44, 160, 1, 1, 150], handB: 'fist', legF: [10, -4, 86], legB: [-12, -18, 80] },
  mop: { view: 'q', lean: 158, headA: 150, armF: [28, 70, 1, .9, 60], handF: 'fist', armB: [70, 52, 1, .9, 50], handB: 'fist', legF: [34, -8, 88], legB: [-26, -40, 74] },
  rope: { view: 'front', lean: 180, headA: 180, armF: [-24, -62, 1, .9, -70], handF: 'fist', armB: [24, 62, 1, .9, 70], handB: 'fist', fSide: -1, legF: [-5, 8, -40, 1, .92], legB: [5, -8, 40, 1, .92], footLen: .7 },
  walk: { view: 'q', lean: 176, headA: 174, armF: [-22, 6, 1, 1], handF: 'relax', armB: [22, 44, 1, .95], handB: 'relax', legF: [-18, -30, 74], legB: [24, 0, 90] },
  bag: { ...POSES.stand, armF: [-10, -16, 1, 1], armB: [34, 150, 1, .8, 150], handB: 'fist' },
  lunge: { view: 'side', lean: 178, headA: 176, armF: [-16, 10, 1, 1], handF: 'fist', armB: [20, 44, 1, 1], handB: 'fist', legF: [78, 0, 90], legB: [-36, -64, 64] },
  armsF: { ...POSES.standF, armF: [-30, 86, .85, .8, 90], handF: 'relax', armB: [30, -86, .85, .8, -90], handB: 'relax', legF: [-16, -6, -50], legB: [16, 6, 50] },
  hips: { ...POSES.stand, armF: [-38, 34, 1, .9, 60], armB: [38, -34, 1, .9, -60], handF: 'fist', handB: 'fist' },
  point: { view: 'q', lean: 178, headA: 172, armF: [84, 92, 1, 1, 92], handF: 'open', armB: [-30, 40, 1, .9], handB: 'fist', legF: [10, -2, 86], legB: [-16, -16, 80] },
  cup: { ...POSES.stand, view: 'back', armF: [-150, 172, 1, 1, 170], handF: 'cup', armB: [150, -172, 1, 1, -170], handB: 'cup' },
});
