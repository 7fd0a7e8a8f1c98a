import type { EditionCode } from '../../editions/index.ts'
import type { Relay } from '../../schemas/index.ts'
import type { Files } from '../files/shelf.ts'
import type { Settings } from '../settings.ts'
import { type Banks, openBanks } from './banks/open.ts'
import { type Captcha, openCaptcha } from './captcha.ts'
import { type ErrorService, openErrorService } from './error-service.ts'
import type { Experiments } from './experiments.ts'
import { openFiles } from './files/open.ts'
import { type Carrier, smtpCarrier } from './mail.ts'
import { type Messenger, openMessengers } from './messengers.ts'
import { openExperiments } from './open-experiments.ts'
import { type OpenIdProvider, openProviders } from './openid.ts'
import { openSchool, type School } from './school.ts'
import { type Line, openLine } from './telephony.ts'

/** Every service outside the product, by what it is for. Opened once at start; tests put their own in its place. */
export interface Outside {
  /** Null: messages stay in the outbox. */
  mail: Carrier | null
  messengers: Readonly<Record<Relay, Messenger>>
  experiments: Experiments
  school: School
  /** Of an edition, by the name that stands in the addresses of calls. */
  banks: (edition: EditionCode) => Banks
  /** Where files are kept. */
  files: Files
  /** Null: nobody carries telephone calls. */
  line: Line | null
  /** Null: errors stand in the log alone. */
  errors: ErrorService | null
  /** Null: nobody is asked whether they are a robot. */
  captcha: Captcha | null
  /** Where people of an edition may sign in instead of here; null where there is no such place. */
  openId: (edition: EditionCode) => OpenIdProvider | null
}

/** The services that the settings name. */
export const openOutside = (settings: Settings): Outside => ({
  mail: smtpCarrier(settings),
  messengers: openMessengers(settings),
  experiments: openExperiments(settings),
  school: openSchool(settings),
  banks: openBanks(settings),
  files: openFiles(settings),
  line: openLine(settings),
  captcha: openCaptcha(settings),
  errors: openErrorService(settings),
  openId: openProviders(settings),
})
