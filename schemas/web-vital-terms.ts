// Plain values, so that a screen or a page that only needs them carries no schema.

/** What is measured of a page: when its largest part shows, how soon a press shows, how far parts jump, when anything shows, when the server answers. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type Vital = (typeof vitals)[number]

/**
 * Good up to the first, poor beyond the second, at the 75th percentile of visits: ms, and for CLS a share of the window. Google's, https://web.dev/articles/vitals;
 * the library that measures has the same.
 */
export const VITAL_LIMITS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** A layout shift is a share, everything else is milliseconds: neither needs more digits. */
export const roundedVital = (name: Vital, value: number) => (name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value * 10) / 10)

/** The addresses of the site that are measured, by their names in its map (spec: public 7.4). */
export const measuredRoutes = ['catalog', 'catalogOnline', 'tutor'] as const
export type MeasuredRoute = (typeof measuredRoutes)[number]

export const platforms = ['phone', 'tablet', 'desktop'] as const
export const systems = ['android', 'ios', 'windows', 'macos', 'linux', 'other'] as const
export const browsers = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'other'] as const

/** Records of one call; days that they are kept. */
export const VITALS_AT_ONCE = 50
export const VITALS_DAYS = 30

/** Longer than any page is waited for, ms. */
export const LONGEST_VITAL = 600_000
