import { Component, type ReactNode, Suspense } from 'react'

interface LoadedProps {
  /** Placeholder until the part is loaded, or if that fails. */
  before?: ReactNode
  /** Called once on failure. */
  onFailure?: () => void
  /** A `lazy` component, rendered on demand: never on the server. */
  children: ReactNode
}

/** A part whose script is loaded on use. A failure affects only itself. */
export class Loaded extends Component<LoadedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onFailure?.()
  }

  override render() {
    const { before = null, children } = this.props
    return this.state.hasFailed ? before : <Suspense fallback={before}>{children}</Suspense>
  }
}
