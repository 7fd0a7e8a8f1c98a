import { cancelTutorDeletion, deleteTutorProfile, downloadTutorFiles, sendTutorDeletionCode } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { askDeletion, sendDeletionCode, takeDeletionBack } from './deletion.ts'
import { download } from './download.ts'

export const privacy: Route[] = [
  on(downloadTutorFiles, download),
  on(sendTutorDeletionCode, sendDeletionCode),
  on(deleteTutorProfile, askDeletion),
  on(cancelTutorDeletion, takeDeletionBack),
]
