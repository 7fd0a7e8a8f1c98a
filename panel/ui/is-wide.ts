import useMediaQuery from '@mui/material/useMediaQuery'
import { breakpoints } from '../../theme/tokens.ts'

/** Whether a table has room; otherwise a list's rows stand below each other. */
export const useIsWide = (from: 'tablet' | 'desktop' = 'tablet') => useMediaQuery(`(min-width:${breakpoints[from]}px)`)
