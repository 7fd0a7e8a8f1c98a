import { LegalLinks, type LegalLinksProps } from '../forms/LegalLinks.tsx'
import { FieldError } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'

/** The box by which a newcomer accepts the terms. */
export const TermsField = ({ isChecked, error, ...links }: LegalLinksProps & { isChecked: boolean; error: string | undefined }) => (
  <div className="col tight">
    <Checkbox
      name="terms"
      value="1"
      defaultChecked={isChecked}
      autoFocus={error !== undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'terms-error' : undefined}
    >
      <LegalLinks {...links} />
    </Checkbox>
    {error && <FieldError id="terms-error">{error}</FieldError>}
  </div>
)
