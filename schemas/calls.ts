import { type Call, isCall } from './common.ts'
import * as contract from './index.ts'

/** Every declared call with its name; for the server and the tests, never for a browser. */
export const calls = Object.entries<unknown>(contract).filter((entry): entry is [string, Call] => isCall(entry[1]))
