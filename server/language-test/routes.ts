import { scoreLanguageTest } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { score } from './score.ts'

export const languageTest = [on(scoreLanguageTest, score)]
