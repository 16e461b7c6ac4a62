import type { PreviewUrl } from './use-preview-url.ts'
import * as texts from '../texts.ts'

interface Props {
  problem: PreviewUrl['problem']
  onRetry: () => void
}

/** In the place of the page while it cannot be shown. */
export const PreviewProblem = ({ problem, onRetry }: Props) => (
  <div className="fc-canvas-notice" role={problem === null ? 'status' : 'alert'}>
    <p>
      {problem === null
        ? texts.loadingThePage
        : { unsaved: texts.saveFirst, 'no-site': texts.noSiteShowsIt, unreachable: texts.previewDoesNotAnswer }[
            problem
          ]}
    </p>
    {problem === 'unreachable' ? (
      <button type="button" className="fc-button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    ) : null}
  </div>
)
