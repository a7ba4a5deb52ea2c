import { useNavigate } from 'react-router-dom';

/** One step back within the app; a page that was opened directly has none and goes to `fallback`. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) navigate(-1);
    else navigate(fallback, { replace: true });
  };
}
