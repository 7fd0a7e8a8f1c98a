import { getLanguageTest, scoreLanguageTest } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { getPage } from './page.ts'
import { score } from './score.ts'

export const languageTest = [on(getLanguageTest, getPage), on(scoreLanguageTest, score)]
