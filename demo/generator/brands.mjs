// Two fictional clubs. Colours here are the imagery palette.
export const BRANDS = {
  solymok: {
    id: 'solymok', name: 'Dunai Sólymok', short: 'SÓLYMOK', city: 'DUNA', cheer: 'HAJRÁ SÓLYMOK', year: '1958',
    font: { pkg: 'sofia-sans-extra-condensed', axis: 'wght', wght: 900, slant: 'italic' },
    ramp: [[0, '#050a1f'], [0.22, '#0a1240'], [0.5, '#1d36f0'], [0.78, '#a9c1ff'], [1, '#f3f6ff']],
    ball: [[0, '#1c0a06'], [0.35, '#b5300a'], [0.62, '#ff5a1f'], [1, '#ffc9a3']],
  },
  hiuzok: {
    id: 'hiuzok', name: 'Tiszai Hiúzok', short: 'HIÚZOK', city: 'TISZA', cheer: 'HAJRÁ HIÚZOK', year: '1963',
    font: { pkg: 'mona-sans', axis: 'standard', wght: 860, wdth: 110, slant: 'normal' },
    jersey: { wdth: 75, k: .84 },
    ramp: [[0, '#04130e'], [0.22, '#07271c'], [0.5, '#0f7a52'], [0.78, '#cfe3b4'], [1, '#fbf8ea']],
    ball: [[0, '#1d1203'], [0.35, '#a86400'], [0.62, '#ffb200'], [1, '#ffe9ae']],
  },
};
