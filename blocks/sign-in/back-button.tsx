import { Button } from '../_ui/button.tsx'
import * as texts from './texts.ts'

/** Returns to the original page. A submit button, because the shared page does not contain the URL. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button
      type="submit"
      name="step"
      value="back"
      formNoValidate
      variant="ghost"
      onClick={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      {texts.back}
    </Button>
  )
}
