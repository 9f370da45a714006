import Type from 'typebox';
import { IngestTaskHit, toIngestTaskHit } from '../../contract/ingest-hit.ts';
import { ApiError } from '../../errors.ts';
import { endpoint } from '../endpoint.ts';

const DESCRIPTION = 'A key only sees its own tasks. Results are kept for seven days.';

/** Extension. */
export const listTasks = endpoint({
  id: 'listIngestTasks',
  path: '/api/v2/ingest/tasks',
  summary: 'List ingest tasks (extension)',
  description: `Lists the latest 1,000 tasks of the API key, newest first. ${DESCRIPTION}`,
  scope: 'ingest',
  pathParameters: {},
  queryParameters: {},
  hit: IngestTaskHit,
  defaultPageSize: undefined,
  errors: [],
  async answer({ key }, { push }) {
    const tasks = await push.listTasks(key.id);
    return { total: tasks.length, hits: tasks.map(toIngestTaskHit) };
  },
});

/** Extension. */
export const findTask = endpoint({
  id: 'findIngestTask',
  path: '/api/v2/ingest/tasks/{taskId}',
  summary: 'Get an ingest task (extension)',
  description: `Returns the state and the counts of a task. ${DESCRIPTION}`,
  scope: 'ingest',
  pathParameters: {
    taskId: Type.String({ minLength: 1, maxLength: 64, description: 'Task id, as in the Location header' }),
  },
  queryParameters: {},
  hit: IngestTaskHit,
  defaultPageSize: undefined,
  errors: [404],
  async answer({ path, key }, { push }) {
    const task = await push.findTask(path.taskId, key.id);
    if (task === undefined) throw new ApiError('NotFound', 'Task');
    return { total: 1, hits: [toIngestTaskHit(task)] };
  },
});
