import { useNavigate } from 'react-router-dom';

/** Goes one step back within the app. A page that was opened directly has no such step and goes to `fallback`. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) navigate(-1);
    else navigate(fallback, { replace: true });
  };
}
