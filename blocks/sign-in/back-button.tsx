import { Button } from '../_ui/button.tsx'

/** Back to where the shopper came from. A button of the form: the page is the same for everybody, and knows no addresses. */
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
      Back
    </Button>
  )
}
