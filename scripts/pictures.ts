import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { DEMO_PASSWORD, DEMO_STAFF } from '../server/demo/accounts.ts'
import { chromiumArguments, findChromium, howToGetChromium } from './browser.ts'

// Draws the pictures of the README from the running demo: `npm start`, then `node scripts/pictures.ts` (or with another port than 3000).
const port = Number(process.argv[2] ?? 3000)
const folder = join(import.meta.dirname, '../docs/pictures')
const size = { width: 1440, height: 960 }
const width = 1200
const [owner] = DEMO_STAFF

const pictures = [
  { name: 'catalogue', edition: 'us', path: '/tutors/mathematics/' },
  { name: 'profile', edition: 'us', path: '/user-1/' },
  { name: 'panel', edition: 'kz', path: '/panel/users_orders/', prepare: signIn },
]

const executablePath = await findChromium()
if (!executablePath) throw new Error(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
mkdirSync(folder, { recursive: true })
for (const { name, edition, path, prepare } of pictures) {
  const baseURL = `http://${edition}.localhost:${port}`
  const page = await browser.newPage({ baseURL, viewport: size, colorScheme: 'light' })
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('cookie_consent', JSON.stringify({ confirmed_at: 1, accept: false })))
  await prepare?.(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const file = join(folder, `${name}.webp`)
  const { size: bytes } = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(file)
  console.log(`docs/pictures/${name}.webp, ${Math.round(bytes / 1000)} KB`)
}
await browser.close()

async function signIn(page: Page): Promise<void> {
  await page.goto('/panel/')
  await page.locator('input[type=email]').fill(owner?.email ?? '')
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/panel\/\w+/)
}
