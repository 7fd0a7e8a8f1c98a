import type { ThemeOptions } from '@mui/material/styles'

/** How components are drawn: just what `createTheme` takes, for MUI's `Components` of another theme is compared with it for half a minute. */
export type Drawn = NonNullable<ThemeOptions['components']>
