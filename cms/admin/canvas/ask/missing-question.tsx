'use client'
import { Dialog } from '../../dialog.tsx'
import * as texts from '../texts.ts'

interface Props {
  missing: readonly string[]
  onInsert: () => void
  onDone: () => void
}

/** Before blocks of another site are inserted: the documents that this site does not have. */
export const MissingQuestion = ({ missing, onInsert, onDone }: Props) => (
  <Dialog className="fc-canvas-dialog" title={texts.thisSiteLacks} onClose={onDone}>
    <p>{texts.theseFieldsStayEmpty}</p>
    <ul className="fc-canvas-dialog__list">
      {missing.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <div className="fc-conflict__end">
      <button type="button" className="fc-button" onClick={onDone}>
        {texts.cancel}
      </button>
      <button
        type="button"
        className="fc-button fc-button--main"
        onClick={() => {
          onDone()
          onInsert()
        }}
      >
        {texts.insertWithoutThem}
      </button>
    </div>
  </Dialog>
)
