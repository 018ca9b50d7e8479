import type { Config } from 'stylelint'

/** Colours have names, and the names are given by the brands alone. */
export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    // The syntax of layered gradients is beyond what the rule can match in its time.
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { background: '/gradient/' } }],
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
  referenceFiles: ['apps/site/app/brand/**/*.css', 'lint/club-tokens.css'],
  overrides: [
    {
      files: ['apps/site/app/brand/**/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
} satisfies Config
