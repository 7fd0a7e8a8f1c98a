import { Edit, FunctionField, SimpleForm } from 'react-admin'
import type { Video } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { VideoInputs } from './VideoInputs.tsx'

/** One video (spec: decisions CNT-6). */
export const VideoEdit = () => (
  <Edit<Video>>
    <TwoColumns>
      <SimpleForm>
        <VideoInputs />
      </SimpleForm>
      <FunctionField<Video> render={({ id }) => <AuditSheet target={`video ${id}`} />} />
    </TwoColumns>
  </Edit>
)
