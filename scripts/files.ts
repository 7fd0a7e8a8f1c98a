import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ShelfAway } from '../server/files/shelf.ts'
import { copyAll } from '../server/outside/files/copy-all.ts'
import { openFiles } from '../server/outside/files/open.ts'
import { readSettings } from '../server/settings.ts'

// Copies all uploaded files from DATA_DIR into the bucket of the settings, or back: npm run files -- --to-bucket. It may be run again: what is there stays.
const { values } = parseArgs({ options: { 'to-bucket': { type: 'boolean', default: false }, 'to-folder': { type: 'boolean', default: false } } })
if (values['to-bucket'] === values['to-folder']) refuse('Say which way: npm run files -- --to-bucket, or --to-folder')
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings()
if (!settings.s3) refuse('Name the bucket first: S3_URL, S3_REGION, S3_KEY_ID and S3_SECRET.')
const [folder, bucket] = [openFiles({ ...settings, s3: null }), openFiles(settings)]
const [from, to] = values['to-bucket'] ? [folder, bucket] : [bucket, folder]
console.log(
  values['to-bucket'] ? `Copying files of ${settings.dataDir} to ${settings.s3.url}…` : `Copying files of ${settings.s3.url} to ${settings.dataDir}…`,
)
const { copied, there } = await copyAll(from, to).catch((error: unknown) => {
  if (!(error instanceof ShelfAway)) throw error
  return refuse(`Stopped: ${error.message}. Run it again to go on.`)
})
console.log(`Copied ${copied}; ${there} were there already.`)

function refuse(line: string): never {
  console.error(line)
  process.exit(1)
}
