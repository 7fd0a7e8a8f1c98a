import { addMoney, checkLedger, getWalletHistory } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { check } from './check.ts'
import { add, history } from './history.ts'

export const wallet = [on(getWalletHistory, history), on(addMoney, add), on(checkLedger, check)]
