import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { chromiumArguments, findHeadless, howToGetChromium } from '../../scripts/browser.ts'
import { ownFonts } from './fonts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's browser is reached. */
    browser: string
  }
}

/** One browser for all journeys of a run; each visitor gets a context of their own in it. */
export default async function setup(project: TestProject) {
  const executablePath = await findHeadless()
  if (!executablePath) throw new Error(howToGetChromium)
  // what moves is drawn picture by picture, by the processor
  const args = [...chromiumArguments, '--force-prefers-reduced-motion']
  const server = await chromium.launchServer({ executablePath, args, env: { ...process.env, ...ownFonts() } })
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
