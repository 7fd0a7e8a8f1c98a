/**
 * The one source of colour, type and space: the site takes them as CSS (`tokensCss`), the panel as values.
 * Keys are the names of the CSS variables. Light is paper, dark is a blackboard.
 */
export const light = {
  ground: '#f7f5f0',
  surface: '#fffefb',
  sunk: '#efece4',
  // rule divides, edge outlines a control (3:1)
  rule: '#e0dbd0',
  edge: '#857f72',
  ink: '#1d211d',
  'ink-2': '#595b52',
  // the one accent: what can be pressed, and what is done
  accent: '#0f5b46',
  'accent-hover': '#0a4435',
  'on-accent': '#ffffff',
  'accent-soft': '#e2eee7',
  'accent-tint': '#cde2d6',
  // marker: what waits for you
  mark: '#ffdf85',
  'on-mark': '#2b2105',
  'mark-soft': '#fff3cd',
  'mark-ink': '#6d4a00',
  star: '#b26f00',
  bad: '#a5311d',
  'bad-soft': '#fbe9e3',
  'on-bad': '#ffffff',
  info: '#285887',
  'info-soft': '#e5edf5',
  school: '#5b4596',
  'school-soft': '#ece7f6',
  mute: '#55574f',
  'mute-soft': '#ebe8df',
  focus: '#1d211d',
  scrim: 'rgb(29 33 29 / .5)',
  'shadow-pop': '0 6px 24px rgb(29 33 29 / .14)',
  'shadow-dialog': '0 16px 56px rgb(29 33 29 / .24)',
  photo: 'none',
  drawn: 'none',
} as const

export type Colours = Readonly<Record<keyof typeof light, string>>

export const dark = {
  ground: '#111815',
  surface: '#18211d',
  sunk: '#0c1210',
  rule: '#2d3a34',
  edge: '#7d8d84',
  ink: '#edebe3',
  'ink-2': '#a9b4ac',
  accent: '#7ccca9',
  'accent-hover': '#9bdcbf',
  'on-accent': '#0a1f17',
  'accent-soft': '#1d3a2f',
  'accent-tint': '#234a3b',
  mark: '#f2cd68',
  'on-mark': '#241b04',
  'mark-soft': '#392f13',
  'mark-ink': '#f2cd68',
  star: '#e8b34b',
  bad: '#f2998a',
  'bad-soft': '#40201a',
  'on-bad': '#2a0a04',
  info: '#98c0e8',
  'info-soft': '#1b2f42',
  school: '#c1aff0',
  'school-soft': '#2c2545',
  mute: '#b4bdb6',
  'mute-soft': '#25302b',
  focus: '#f2cd68',
  scrim: 'rgb(0 0 0 / .6)',
  'shadow-pop': '0 6px 24px rgb(0 0 0 / .5)',
  'shadow-dialog': '0 16px 56px rgb(0 0 0 / .6)',
  photo: 'brightness(.86)',
  drawn: 'invert(.86) hue-rotate(180deg)',
} as const satisfies Colours

export const measures = {
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  // type in rem, so that text zoom works; steps of 1.2 from 16 px
  't-xs': '.8125rem',
  't-s': '.875rem',
  't-m': '1rem',
  't-l': '1.1875rem',
  't-xl': '1.4375rem',
  // below 337 px it shrinks with the screen, so that long words stay whole
  't-2xl': 'clamp(1.375rem, min(1.25rem + 1.1vw, 7.1vw), 2.125rem)',
  // space in steps of 4 px
  s1: '.25rem',
  s2: '.5rem',
  s3: '.75rem',
  s4: '1rem',
  s5: '1.5rem',
  s6: '2rem',
  s7: '3rem',
  s8: '4rem',
  gutter: '1rem',
  wide: '74rem',
  read: '42rem',
  touch: '2.75rem',
  control: '3rem',
  'r-s': '.375rem',
  'r-m': '.625rem',
  'r-l': '1rem',
  'r-full': '99rem',
  fast: '120ms',
  slow: '200ms',
  ease: 'cubic-bezier(.2, .7, .3, 1)',
  'z-sticky': '10',
  'z-top': '20',
  'z-pop': '30',
  'z-dialog': '40',
  'z-toast': '50',
} as const

/** Widths in px from which a layout changes (spec: public 9, breakpoints): below `dialog` dialogs fill the screen, below `tablet` it is a phone. */
export const breakpoints = { dialog: 561, tablet: 768, desktop: 1000 } as const

/** Space beside the page from a width on. */
const gutters = { tablet: '1.5rem', desktop: '2rem' } as const

const declare = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The tokens as CSS: light by default, dark where the system asks for it, either one on and inside `[data-theme]`. */
export function tokensCss(): string {
  const inLight = `color-scheme:light;${declare(light)}`
  const inDark = `color-scheme:dark;${declare(dark)}`
  return [
    `:root,[data-theme=light]{${inLight}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}`,
    `[data-theme=dark]{${inDark}}`,
    `:root{${declare(measures)}}`,
    `@media (min-width:${breakpoints.tablet}px){:root{--gutter:${gutters.tablet}}}`,
    `@media (min-width:${breakpoints.desktop}px){:root{--gutter:${gutters.desktop}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--slow:0ms}}',
  ].join('\n')
}
