import { existsSync } from 'node:fs'
import { editionOf, isEditionCode } from '../editions/index.ts'
import { siteUrlOf } from '../server/hosts.ts'
import { readSettings } from '../server/settings.ts'
import { buildSchool } from './school/app.ts'

// A partner school in a process of its own, to see orders handed over and back: npm run school, then start the product with the settings that it prints.
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings()
const port = Number(process.env.SCHOOL_PORT ?? 4100)
const key = settings.schoolKey ?? 'sandbox-school'
const webhookKey = settings.schoolWebhookKey ?? 'words of the sandbox school'
const origin = `http://localhost:${port}`

const school = await buildSchool({
  key,
  webhookKey,
  siteOf: (edition) => siteUrlOf(editionOf(isEditionCode(edition) ? edition : settings.defaultEdition), settings),
})
await school.listen({ port, host: '127.0.0.1' })
console.log(`The sandbox school is at ${origin}/. Start the product with:

  SCHOOL_API=${origin}/api/{edition}
  SCHOOL_SITE=${origin}/{edition}
  SCHOOL_KEY="${key}"
  SCHOOL_WEBHOOK_KEY="${webhookKey}"

  Stop with Ctrl+C.`)
