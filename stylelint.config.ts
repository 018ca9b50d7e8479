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
  referenceFiles: [
    'apps/site/app/brand/**/*.css',
    'lint/club-tokens.css',
    'apps/newsroom/src/app/*payload*/theme.css',
    // The variables of Payload's screens, which the newsroom's styles read: an upgrade tells which are gone.
    'apps/newsroom/node_modules/@payloadcms/{ui/dist,next/dist/prod}/styles.css',
  ],
  overrides: [
    {
      // Where colours get their names; the set-up of a new club stands in no club's colours.
      files: [
        'apps/site/app/brand/**/*.css',
        'apps/newsroom/src/app/*payload*/theme.css',
        'apps/newsroom/src/app/*setup*/**/*.css',
      ],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
} satisfies Config
