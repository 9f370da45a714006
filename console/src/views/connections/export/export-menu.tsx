import { notify } from '../../../state/notices.ts';
import { connectionsTexts } from '../../../texts/connections.ts';
import { iconShapes } from '../../../ui/icon.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { readPalette } from '../drawing/palette.ts';
import type { Scene } from '../drawing/scene.ts';
import type { GraphControl } from '../use-graph.ts';
import { linksCsv, nodesCsv } from './csv.ts';
import { type ExportedGraph, exportedGraph } from './exported-graph.ts';
import { graphml } from './graphml.ts';
import { pngOf } from './png.ts';
import { svgOf } from './svg.ts';

const texts = connectionsTexts.exports;

interface Format {
  label: string;
  ending: string;
  type: string;
  make: (graph: ExportedGraph, scene: Scene) => string | Promise<string | Blob>;
}

const FORMATS: readonly Format[] = [
  {
    label: texts.png,
    ending: '.png',
    type: 'image/png',
    make: ({ note }, scene) => pngOf(scene, readPalette(), note),
  },
  {
    label: texts.svg,
    ending: '.svg',
    type: 'image/svg+xml',
    make: ({ note }, scene) => svgOf(scene, readPalette(), note, iconShapes),
  },
  { label: texts.nodesCsv, ending: '-nodes.csv', type: 'text/csv', make: nodesCsv },
  { label: texts.linksCsv, ending: '-links.csv', type: 'text/csv', make: linksCsv },
  { label: texts.graphml, ending: '.graphml', type: 'application/xml', make: graphml },
  {
    label: texts.stix,
    ending: '-stix.json',
    type: 'application/json',
    make: async (graph) => (await import('./stix.ts')).stixBundle(graph),
  },
];

/** The graph as it is shown, in the formats of other tools. */
export function ExportMenu({ control: { graph, doc }, scene }: { control: GraphControl; scene: Scene }) {
  const run = async ({ ending, type, make }: Format) => {
    const at = new Date().toISOString();
    const content = await make(exportedGraph(graph, doc, at), scene);
    const name = `connections-${at.slice(0, 10)}${ending}`;
    download(
      name,
      content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` }),
    );
    notify({ text: texts.done(name), icon: 'download' });
  };
  return (
    <MenuButton
      label={connectionsTexts.export}
      icon="download"
      items={FORMATS.map((format) => ({
        label: format.label,
        onSelect: () => void run(format).catch(() => notify({ text: texts.failed, icon: 'triangle-alert' })),
      }))}
    >
      {connectionsTexts.export}
    </MenuButton>
  );
}

function download(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it when the click returns, but some read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
