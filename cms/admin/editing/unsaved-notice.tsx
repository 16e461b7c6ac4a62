'use client'

interface Props {
  reason: string
  /** Null where the form has a Save button. */
  onSaveAgain: (() => void) | null
}

/** In sight until the form is stored. */
export const UnsavedNotice = ({ reason, onSaveAgain }: Props) => (
  <div className="fc-unsaved">
    <p role="alert">
      <strong>You have unsaved changes.</strong> {reason} Your changes are still in this form. Save again to keep them.
    </p>
    {onSaveAgain ? (
      <button type="button" className="fc-button fc-button--small" onClick={onSaveAgain}>
        Save again
      </button>
    ) : null}
  </div>
)
