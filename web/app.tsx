// Which page is shown, and what lies around all of them: routes, contrast, motion, failures.

import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Button, Progress } from './kit/controls/controls.tsx';
import { useLookOnDocument } from './look.ts';
import { Nowhere } from './pages/nowhere.tsx';
import { Shelf } from './pages/shelf.tsx';
import { type Route, readRoute } from './route.ts';
import { useWords } from './words.tsx';

const Setup = lazy(async () => ({ default: (await import('./pages/setup.tsx')).Setup }));
const Learn = lazy(async () => ({ default: (await import('./pages/learn.tsx')).Learn }));
const Join = lazy(async () => ({ default: (await import('./pages/join.tsx')).Join }));
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }));
const Replay = lazy(async () => ({ default: (await import('./pages/replay.tsx')).Replay }));
const RulebookPage = lazy(async () => ({ default: (await import('./pages/rulebook.tsx')).RulebookPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }));
const About = lazy(async () => ({ default: (await import('./pages/about.tsx')).About }));
const KitPage = lazy(async () => ({ default: (await import('./pages/kit/index.tsx')).KitPage }));

const watchHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function App() {
  const hash = useSyncExternalStore(watchHash, () => location.hash);
  const { word } = useWords();
  useLookOnDocument();
  return (
    <Guard key={hash}>
      <Suspense fallback={<Progress label={word('loading')} />}>
        <Page route={readRoute(hash)} />
      </Suspense>
    </Guard>
  );
}

function Page({ route }: { readonly route: Route }) {
  const { word } = useWords();
  switch (route.at) {
    case 'shelf':
    case 'tables':
      return <Shelf front={route.at} />;
    case 'setup':
      return <Setup key={`${route.game}/${route.how}`} game={route.game} how={route.how} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} />;
    case 'join':
      return <Join table={route.table} code={route.code} />;
    case 'table':
      return <TablePage key={route.table} table={route.table} />;
    case 'replay':
      return <Replay key={route.table} table={route.table} entry={route.entry} plays={route.plays === true} />;
    case 'rulebook':
      return <RulebookPage game={route.game} rule={route.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <About />;
    case 'kit':
      return <KitPage key={route.sheet} sheet={route.sheet} />;
    case 'lost':
      return <Nowhere title={word('lost.title')} text={word('lost.text')} />;
  }
}

function Failure({ error }: { readonly error: Error }) {
  const { word } = useWords();
  return (
    <main className="nowhere">
      <div className="v-paper nowhere-slip" role="alert">
        <h1>{word('failure.title')}</h1>
        <p>{word('failure.text')}</p>
        <pre>{error.message}</pre>
        <Button look="main" onClick={() => location.reload()}>
          {word('failure.reload')}
        </Button>
      </div>
    </main>
  );
}

class Guard extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children;
  }
}
