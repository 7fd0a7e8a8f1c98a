import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApps = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export const howToGetChromium = 'Chromium was not found: set CHROMIUM_PATH, install the package `chromium`, or run `npx playwright install chromium`.'

/**
 * What a browser that nobody sits at does without: lists under its address bar, for which each window starts processes that take longer than our page.
 * The rest is Playwright's own list, which this one takes the place of.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay'],
  ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/** Switches for a browser that calls nobody; without the sandbox as root, where Chromium refuses to start with it. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/**
 * The path of a Chromium to test with, or `null` where none can be had: CHROMIUM_PATH, an installed one, Playwright's own, and as root Debian's package,
 * which is installed then (`say` tells so).
 */
export async function findChromium(say: (line: string) => void = console.log): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH
  if (named) return isExecutable(named) ? named : null
  return findInstalled() ?? installFromDebian(say) ?? (await findPlaywrights())
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macApps].find(isExecutable)
}

function installFromDebian(say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Installing Chromium for the journeys (once)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium')
  return install() || (apt('update') && install()) ? findInstalled() : undefined
}

async function findPlaywrights(): Promise<string | null> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && isExecutable(path) ? path : null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
