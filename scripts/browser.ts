import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Chromium without windows, which draws the same pages for less; Debian has it beside the other. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
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
  return findInstalled(names) ?? installFromDebian(say) ?? (await findPlaywrights())
}

/** As `findChromium`, but one without windows where there is one; beside Debian's Chromium, as root, it is installed. */
export async function findHeadless(say: (line: string) => void = console.log): Promise<string | null> {
  if (process.env.CHROMIUM_PATH) return findChromium(say)
  const chromium = await findChromium(say)
  return findInstalled(shells) ?? addShell(say) ?? chromium
}

function findInstalled(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...wanted.flatMap((name) => folders.map((folder) => join(folder, name))), ...(wanted === names ? macApps : [])].find(isExecutable)
}

function installFromDebian(say: (line: string) => void): string | undefined {
  if (!mayInstall()) return undefined
  say('Installing Chromium for the journeys (once)…')
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium')
  return install() || (apt('update') && install()) ? findInstalled(names) : undefined
}

/** Of the very version of the Chromium that is there, so that nothing else changes. */
function addShell(say: (line: string) => void): string | undefined {
  const [, version] = spawnSync('dpkg-query', ['--show', 'chromium'], { encoding: 'utf8' }).stdout?.trim().split('\t') ?? []
  if (!version || !mayInstall()) return undefined
  say('Installing Chromium without windows for the journeys (once)…')
  return apt('install', '-y', '--no-install-recommends', `chromium-headless-shell=${version}`) ? findInstalled(shells) : undefined
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...args: string[]): boolean {
  return spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
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
